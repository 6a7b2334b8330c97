CREATE TABLE "removed_references" (
	"customer_id" integer NOT NULL,
	"flavour_id" integer NOT NULL,
	"removed_at" timestamp with time zone NOT NULL,
	CONSTRAINT "removed_references_customer_id_flavour_id_pk" PRIMARY KEY("customer_id","flavour_id")
);
--> statement-breakpoint
ALTER TABLE "removed_references" ADD CONSTRAINT "removed_references_customer_id_customers_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."customers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "removed_references" ADD CONSTRAINT "removed_references_flavour_id_flavours_id_fk" FOREIGN KEY ("flavour_id") REFERENCES "public"."flavours"("id") ON DELETE cascade ON UPDATE no action;