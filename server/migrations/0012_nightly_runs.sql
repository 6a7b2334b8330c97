CREATE TABLE "nightly_runs" (
	"name" text PRIMARY KEY NOT NULL,
	"night" date NOT NULL
);
