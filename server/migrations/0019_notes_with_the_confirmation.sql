CREATE TABLE "show_wishes" (
	"show_order_id" integer NOT NULL,
	"brand_id" integer NOT NULL,
	"month" text NOT NULL,
	CONSTRAINT "show_wishes_show_order_id_brand_id_pk" PRIMARY KEY("show_order_id","brand_id")
);
--> statement-breakpoint
ALTER TABLE "show_orders" ADD COLUMN "reference" text;--> statement-breakpoint
ALTER TABLE "show_orders" ADD COLUMN "note" text;--> statement-breakpoint
ALTER TABLE "show_wishes" ADD CONSTRAINT "show_wishes_show_order_id_show_orders_id_fk" FOREIGN KEY ("show_order_id") REFERENCES "public"."show_orders"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "show_wishes" ADD CONSTRAINT "show_wishes_brand_id_brands_id_fk" FOREIGN KEY ("brand_id") REFERENCES "public"."brands"("id") ON DELETE no action ON UPDATE no action;