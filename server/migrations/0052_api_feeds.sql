CREATE TABLE "api_feeds" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "api_feeds_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"list" text NOT NULL,
	"view" text NOT NULL,
	"read_at" timestamp with time zone NOT NULL,
	CONSTRAINT "api_feeds_view" UNIQUE("list","view")
);
--> statement-breakpoint
CREATE TABLE "api_rows" (
	"feed_id" integer NOT NULL,
	"flavour_id" integer NOT NULL,
	"sku" text NOT NULL,
	"hash" text NOT NULL,
	"is_shown" boolean NOT NULL,
	"number" bigint NOT NULL,
	"changed_at" timestamp with time zone NOT NULL,
	CONSTRAINT "api_rows_feed_id_flavour_id_sku_pk" PRIMARY KEY("feed_id","flavour_id","sku")
);
--> statement-breakpoint
ALTER TABLE "api_rows" ADD CONSTRAINT "api_rows_feed_id_api_feeds_id_fk" FOREIGN KEY ("feed_id") REFERENCES "public"."api_feeds"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "api_rows_number" ON "api_rows" USING btree ("feed_id","number");--> statement-breakpoint
CREATE INDEX "api_rows_changed" ON "api_rows" USING btree ("feed_id","changed_at");--> statement-breakpoint
SELECT
	follow_changes('promotions', 'promotions', 'id'),
	follow_changes('promotion_groups', 'promotions', 'promotion_id'),
	follow_changes('promotion_sizes', 'promotions', 'promotion_id'),
	follow_changes('promotion_brands', 'promotions', 'promotion_id'),
	follow_changes('clearances', 'clearances', 'size_id'),
	follow_changes('food_information', 'labels', 'flavour_id'),
	follow_changes('nutrition_facts', 'labels', 'flavour_id'),
	follow_changes('customer_references', 'references', 'customer_id');--> statement-breakpoint
-- Rates are numbered as one row: their tables have no ids, and each of them may change every price.
CREATE FUNCTION "number_rates"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	PERFORM begin_change();
	INSERT INTO row_changes (source, row_id, number) VALUES ('rates', 1, nextval('change_numbers'))
	ON CONFLICT (source, row_id) DO UPDATE SET number = excluded.number;
	RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER "number_change" AFTER INSERT OR UPDATE OR DELETE ON "vat_rates" FOR EACH STATEMENT EXECUTE FUNCTION number_rates();--> statement-breakpoint
CREATE TRIGGER "number_change" AFTER INSERT OR UPDATE OR DELETE ON "deposits" FOR EACH STATEMENT EXECUTE FUNCTION number_rates();--> statement-breakpoint
CREATE TRIGGER "number_change" AFTER INSERT OR UPDATE OR DELETE ON "countries" FOR EACH STATEMENT EXECUTE FUNCTION number_rates();--> statement-breakpoint
CREATE TRIGGER "number_change" AFTER INSERT OR UPDATE OR DELETE ON "seller_settings" FOR EACH STATEMENT EXECUTE FUNCTION number_rates();
