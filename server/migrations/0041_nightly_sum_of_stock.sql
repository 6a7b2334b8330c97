CREATE TABLE "stock_differences" (
	"flavour_id" integer NOT NULL,
	"of" text NOT NULL,
	"expected" integer,
	"found" integer,
	"found_at" timestamp with time zone NOT NULL,
	CONSTRAINT "stock_differences_flavour_id_of_pk" PRIMARY KEY("flavour_id","of")
);
--> statement-breakpoint
ALTER TABLE "stock_differences" ADD CONSTRAINT "stock_differences_flavour_id_flavours_id_fk" FOREIGN KEY ("flavour_id") REFERENCES "public"."flavours"("id") ON DELETE cascade ON UPDATE no action;