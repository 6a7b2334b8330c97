CREATE TABLE "vain_searches" (
	"term" text PRIMARY KEY NOT NULL,
	"count" integer NOT NULL,
	"first_at" timestamp with time zone NOT NULL,
	"last_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE INDEX "vain_searches_last_at" ON "vain_searches" USING btree ("last_at");