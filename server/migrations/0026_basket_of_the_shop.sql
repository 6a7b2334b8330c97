CREATE TABLE "basket_positions" (
	"customer_id" integer NOT NULL,
	"flavour_id" integer NOT NULL,
	"quantity" integer NOT NULL,
	"price" integer NOT NULL,
	"added_at" timestamp with time zone NOT NULL,
	"added_by" integer NOT NULL,
	CONSTRAINT "basket_positions_customer_id_flavour_id_pk" PRIMARY KEY("customer_id","flavour_id"),
	CONSTRAINT "basket_positions_quantity" CHECK ("basket_positions"."quantity" between 1 and 99999)
);
--> statement-breakpoint
ALTER TABLE "basket_positions" ADD CONSTRAINT "basket_positions_customer_id_customers_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."customers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "basket_positions" ADD CONSTRAINT "basket_positions_flavour_id_flavours_id_fk" FOREIGN KEY ("flavour_id") REFERENCES "public"."flavours"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "basket_positions" ADD CONSTRAINT "basket_positions_added_by_users_id_fk" FOREIGN KEY ("added_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;