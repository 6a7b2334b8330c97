CREATE TABLE "food_information" (
	"flavour_id" integer NOT NULL,
	"language" text NOT NULL,
	"legal_name" text NOT NULL,
	"ingredients" text NOT NULL,
	"allergens" text[] NOT NULL,
	"operator_name" text NOT NULL,
	"operator_address" text NOT NULL,
	"storage" text NOT NULL,
	"origin" text NOT NULL,
	"best_before_days" integer,
	CONSTRAINT "food_information_flavour_id_language_pk" PRIMARY KEY("flavour_id","language")
);
--> statement-breakpoint
CREATE TABLE "price_changes" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "price_changes_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"size_id" integer NOT NULL,
	"price_group_id" integer,
	"changed_at" timestamp with time zone NOT NULL,
	"changed_by" integer,
	"before" integer,
	"after" integer
);
--> statement-breakpoint
ALTER TABLE "brands" ADD COLUMN "rank" integer;--> statement-breakpoint
ALTER TABLE "categories" ADD COLUMN "description" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "product_sizes" ADD COLUMN "order_multiple" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "product_sizes" ADD COLUMN "min_quantity" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "product_sizes" ADD COLUMN "cases_per_layer" integer;--> statement-breakpoint
ALTER TABLE "product_sizes" ADD COLUMN "cases_per_pallet" integer;--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "countries" text[];--> statement-breakpoint
ALTER TABLE "food_information" ADD CONSTRAINT "food_information_flavour_id_flavours_id_fk" FOREIGN KEY ("flavour_id") REFERENCES "public"."flavours"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "price_changes" ADD CONSTRAINT "price_changes_size_id_product_sizes_id_fk" FOREIGN KEY ("size_id") REFERENCES "public"."product_sizes"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "price_changes" ADD CONSTRAINT "price_changes_price_group_id_price_groups_id_fk" FOREIGN KEY ("price_group_id") REFERENCES "public"."price_groups"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "price_changes" ADD CONSTRAINT "price_changes_changed_by_users_id_fk" FOREIGN KEY ("changed_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "price_changes_size" ON "price_changes" USING btree ("size_id");--> statement-breakpoint
CREATE INDEX "price_changes_time" ON "price_changes" USING btree ("changed_at");--> statement-breakpoint
ALTER TABLE "product_sizes" ADD CONSTRAINT "product_sizes_order" CHECK ("product_sizes"."order_multiple" >= 1 and "product_sizes"."min_quantity" >= 1);