CREATE TABLE "backorder_confirmation_lines" (
	"order_id" integer NOT NULL,
	"line" integer NOT NULL,
	"kept" integer NOT NULL,
	"asked" integer NOT NULL,
	"wanted" integer NOT NULL,
	CONSTRAINT "backorder_confirmation_lines_order_id_line_pk" PRIMARY KEY("order_id","line"),
	CONSTRAINT "backorder_confirmation_lines_wanted" CHECK ("backorder_confirmation_lines"."kept" >= 0 and "backorder_confirmation_lines"."asked" > 0 and "backorder_confirmation_lines"."wanted" between 0 and "backorder_confirmation_lines"."asked")
);
--> statement-breakpoint
CREATE TABLE "backorder_confirmations" (
	"order_id" integer PRIMARY KEY NOT NULL,
	"customer_id" integer NOT NULL,
	"asked_at" timestamp with time zone NOT NULL,
	"asked_by" integer
);
--> statement-breakpoint
CREATE TABLE "newcomer_week_baskets" (
	"week_id" integer NOT NULL,
	"customer_id" integer NOT NULL,
	"label_service" boolean NOT NULL,
	CONSTRAINT "newcomer_week_baskets_week_id_customer_id_pk" PRIMARY KEY("week_id","customer_id")
);
--> statement-breakpoint
CREATE TABLE "newcomer_week_brands" (
	"week_id" integer NOT NULL,
	"brand_id" integer NOT NULL,
	"rank" integer NOT NULL,
	"percent" integer,
	"color_background" text,
	"color_text" text,
	"image" text,
	"video" text,
	CONSTRAINT "newcomer_week_brands_week_id_brand_id_pk" PRIMARY KEY("week_id","brand_id"),
	CONSTRAINT "newcomer_week_brands_percent" CHECK ("newcomer_week_brands"."percent" between 1 and 99)
);
--> statement-breakpoint
CREATE TABLE "newcomer_week_positions" (
	"week_id" integer NOT NULL,
	"customer_id" integer NOT NULL,
	"flavour_id" integer NOT NULL,
	"quantity" integer NOT NULL,
	"price" integer NOT NULL,
	"added_by" integer NOT NULL,
	"added_at" timestamp with time zone NOT NULL,
	CONSTRAINT "newcomer_week_positions_week_id_customer_id_flavour_id_pk" PRIMARY KEY("week_id","customer_id","flavour_id"),
	CONSTRAINT "newcomer_week_positions_quantity" CHECK ("newcomer_week_positions"."quantity" between 1 and 99999)
);
--> statement-breakpoint
CREATE TABLE "newcomer_week_products" (
	"week_id" integer NOT NULL,
	"product_id" integer NOT NULL,
	"rank" integer NOT NULL,
	"percent" integer,
	"color_background" text,
	"color_text" text,
	"background" text,
	"image_transparent" text,
	CONSTRAINT "newcomer_week_products_week_id_product_id_pk" PRIMARY KEY("week_id","product_id"),
	CONSTRAINT "newcomer_week_products_percent" CHECK ("newcomer_week_products"."percent" between 1 and 99)
);
--> statement-breakpoint
CREATE TABLE "newcomer_weeks" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "newcomer_weeks_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"name" text NOT NULL,
	"start" timestamp with time zone NOT NULL,
	"end" timestamp with time zone NOT NULL,
	"banner_start" timestamp with time zone NOT NULL,
	"banner_end" timestamp with time zone NOT NULL,
	"text_en" text DEFAULT '' NOT NULL,
	"text_de" text DEFAULT '' NOT NULL,
	"questions" jsonb DEFAULT '[]'::jsonb NOT NULL,
	CONSTRAINT "newcomer_weeks_windows" CHECK ("newcomer_weeks"."start" < "newcomer_weeks"."end" and "newcomer_weeks"."banner_start" < "newcomer_weeks"."banner_end")
);
--> statement-breakpoint
ALTER TABLE "backorder_confirmation_lines" ADD CONSTRAINT "backorder_confirmation_lines_order" FOREIGN KEY ("order_id") REFERENCES "public"."backorder_confirmations"("order_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "backorder_confirmation_lines" ADD CONSTRAINT "backorder_confirmation_lines_of" FOREIGN KEY ("order_id","line") REFERENCES "public"."order_lines"("order_id","line") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "backorder_confirmations" ADD CONSTRAINT "backorder_confirmations_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "backorder_confirmations" ADD CONSTRAINT "backorder_confirmations_customer_id_customers_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."customers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "backorder_confirmations" ADD CONSTRAINT "backorder_confirmations_asked_by_users_id_fk" FOREIGN KEY ("asked_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "newcomer_week_baskets" ADD CONSTRAINT "newcomer_week_baskets_week_id_newcomer_weeks_id_fk" FOREIGN KEY ("week_id") REFERENCES "public"."newcomer_weeks"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "newcomer_week_baskets" ADD CONSTRAINT "newcomer_week_baskets_customer_id_customers_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."customers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "newcomer_week_brands" ADD CONSTRAINT "newcomer_week_brands_week_id_newcomer_weeks_id_fk" FOREIGN KEY ("week_id") REFERENCES "public"."newcomer_weeks"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "newcomer_week_brands" ADD CONSTRAINT "newcomer_week_brands_brand_id_brands_id_fk" FOREIGN KEY ("brand_id") REFERENCES "public"."brands"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "newcomer_week_positions" ADD CONSTRAINT "newcomer_week_positions_week_id_newcomer_weeks_id_fk" FOREIGN KEY ("week_id") REFERENCES "public"."newcomer_weeks"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "newcomer_week_positions" ADD CONSTRAINT "newcomer_week_positions_customer_id_customers_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."customers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "newcomer_week_positions" ADD CONSTRAINT "newcomer_week_positions_flavour_id_flavours_id_fk" FOREIGN KEY ("flavour_id") REFERENCES "public"."flavours"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "newcomer_week_positions" ADD CONSTRAINT "newcomer_week_positions_added_by_users_id_fk" FOREIGN KEY ("added_by") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "newcomer_week_products" ADD CONSTRAINT "newcomer_week_products_week_id_newcomer_weeks_id_fk" FOREIGN KEY ("week_id") REFERENCES "public"."newcomer_weeks"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "newcomer_week_products" ADD CONSTRAINT "newcomer_week_products_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "backorder_confirmations_customer" ON "backorder_confirmations" USING btree ("customer_id");--> statement-breakpoint
ALTER TABLE "newcomer_weeks" ADD CONSTRAINT "newcomer_weeks_apart" EXCLUDE USING gist (tstzrange("start", "end", '[]') WITH &&);
