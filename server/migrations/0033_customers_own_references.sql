CREATE TABLE "customer_references" (
	"customer_id" integer NOT NULL,
	"flavour_id" integer NOT NULL,
	"reference" text NOT NULL,
	"saved_at" timestamp with time zone NOT NULL,
	"saved_by" integer NOT NULL,
	CONSTRAINT "customer_references_customer_id_flavour_id_pk" PRIMARY KEY("customer_id","flavour_id")
);
--> statement-breakpoint
ALTER TABLE "customer_references" ADD CONSTRAINT "customer_references_customer_id_customers_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."customers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "customer_references" ADD CONSTRAINT "customer_references_flavour_id_flavours_id_fk" FOREIGN KEY ("flavour_id") REFERENCES "public"."flavours"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "customer_references" ADD CONSTRAINT "customer_references_saved_by_users_id_fk" FOREIGN KEY ("saved_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "customer_references_reference" ON "customer_references" USING btree ("customer_id","reference");