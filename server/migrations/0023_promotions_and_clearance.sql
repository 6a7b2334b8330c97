CREATE TABLE "brands_of_month" (
	"month" text PRIMARY KEY NOT NULL,
	"brand_id" integer NOT NULL,
	CONSTRAINT "brands_of_month_month" CHECK ("brands_of_month"."month" ~ '^\d{4}-(0[1-9]|1[0-2])$')
);
--> statement-breakpoint
CREATE TABLE "clearances" (
	"size_id" integer PRIMARY KEY NOT NULL,
	"percent" integer NOT NULL,
	"group_name" text,
	"start" timestamp with time zone NOT NULL,
	"end" timestamp with time zone,
	CONSTRAINT "clearances_percent" CHECK ("clearances"."percent" between 1 and 99),
	CONSTRAINT "clearances_group" CHECK ("clearances"."group_name" <> ''),
	CONSTRAINT "clearances_window" CHECK ("clearances"."start" <= "clearances"."end")
);
--> statement-breakpoint
CREATE TABLE "products_of_week" (
	"week" text NOT NULL,
	"rank" integer NOT NULL,
	"size_id" integer NOT NULL,
	CONSTRAINT "products_of_week_week_rank_pk" PRIMARY KEY("week","rank"),
	CONSTRAINT "products_of_week_week" CHECK ("products_of_week"."week" ~ '^\d{4}-W[0-5]\d$'),
	CONSTRAINT "products_of_week_five" CHECK ("products_of_week"."rank" between 0 and 4)
);
--> statement-breakpoint
CREATE TABLE "promotion_brands" (
	"promotion_id" integer NOT NULL,
	"brand_id" integer NOT NULL,
	CONSTRAINT "promotion_brands_promotion_id_brand_id_pk" PRIMARY KEY("promotion_id","brand_id")
);
--> statement-breakpoint
CREATE TABLE "promotion_groups" (
	"promotion_id" integer NOT NULL,
	"price_group_id" integer NOT NULL,
	CONSTRAINT "promotion_groups_promotion_id_price_group_id_pk" PRIMARY KEY("promotion_id","price_group_id")
);
--> statement-breakpoint
CREATE TABLE "promotion_sizes" (
	"promotion_id" integer NOT NULL,
	"size_id" integer NOT NULL,
	CONSTRAINT "promotion_sizes_promotion_id_size_id_pk" PRIMARY KEY("promotion_id","size_id")
);
--> statement-breakpoint
CREATE TABLE "promotions" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "promotions_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"name" text NOT NULL,
	"text_en" text DEFAULT '' NOT NULL,
	"text_de" text DEFAULT '' NOT NULL,
	"banner" text,
	"start" timestamp with time zone NOT NULL,
	"end" timestamp with time zone NOT NULL,
	"kind" text NOT NULL,
	"percent" integer,
	"from_count" integer,
	"paid" integer,
	"free" integer,
	"unit" text,
	CONSTRAINT "promotions_window" CHECK ("promotions"."start" <= "promotions"."end"),
	CONSTRAINT "promotions_percent" CHECK ("promotions"."percent" between 1 and 99),
	CONSTRAINT "promotions_terms" CHECK (num_nonnulls("promotions"."percent", "promotions"."from_count", "promotions"."paid", "promotions"."free", "promotions"."unit") = case "promotions"."kind"
        when 'percent' then num_nonnulls("promotions"."percent")
        when 'quantity' then num_nonnulls("promotions"."percent", "promotions"."from_count", "promotions"."unit")
        else num_nonnulls("promotions"."paid", "promotions"."free", "promotions"."unit") end
        and case "promotions"."kind" when 'percent' then "promotions"."percent" is not null
        when 'quantity' then "promotions"."percent" is not null and "promotions"."from_count" >= 1 and "promotions"."unit" is not null
        else "promotions"."paid" >= 1 and "promotions"."free" >= 1 and "promotions"."unit" is not null end)
);
--> statement-breakpoint
ALTER TABLE "brands_of_month" ADD CONSTRAINT "brands_of_month_brand_id_brands_id_fk" FOREIGN KEY ("brand_id") REFERENCES "public"."brands"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "clearances" ADD CONSTRAINT "clearances_size_id_product_sizes_id_fk" FOREIGN KEY ("size_id") REFERENCES "public"."product_sizes"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "products_of_week" ADD CONSTRAINT "products_of_week_size_id_product_sizes_id_fk" FOREIGN KEY ("size_id") REFERENCES "public"."product_sizes"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "promotion_brands" ADD CONSTRAINT "promotion_brands_promotion_id_promotions_id_fk" FOREIGN KEY ("promotion_id") REFERENCES "public"."promotions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "promotion_brands" ADD CONSTRAINT "promotion_brands_brand_id_brands_id_fk" FOREIGN KEY ("brand_id") REFERENCES "public"."brands"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "promotion_groups" ADD CONSTRAINT "promotion_groups_promotion_id_promotions_id_fk" FOREIGN KEY ("promotion_id") REFERENCES "public"."promotions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "promotion_groups" ADD CONSTRAINT "promotion_groups_price_group_id_price_groups_id_fk" FOREIGN KEY ("price_group_id") REFERENCES "public"."price_groups"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "promotion_sizes" ADD CONSTRAINT "promotion_sizes_promotion_id_promotions_id_fk" FOREIGN KEY ("promotion_id") REFERENCES "public"."promotions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "promotion_sizes" ADD CONSTRAINT "promotion_sizes_size_id_product_sizes_id_fk" FOREIGN KEY ("size_id") REFERENCES "public"."product_sizes"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "promotion_sizes_size" ON "promotion_sizes" USING btree ("size_id");