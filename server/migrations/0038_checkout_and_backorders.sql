CREATE TABLE "vat_confirmations" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "vat_confirmations_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"customer_id" integer NOT NULL,
	"vat_id" text NOT NULL,
	"confirmed_at" timestamp with time zone NOT NULL,
	"confirmed_by" integer,
	"reference" text,
	"taken_over" boolean DEFAULT false NOT NULL
);
--> statement-breakpoint
CREATE TABLE "mandates" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "mandates_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"customer_id" integer NOT NULL,
	"reference" text NOT NULL,
	"signed_on" date NOT NULL,
	"iban" text NOT NULL,
	"holder" text NOT NULL,
	"creditor_id" text NOT NULL,
	"ended_at" timestamp with time zone,
	CONSTRAINT "mandates_reference_unique" UNIQUE("reference")
);
--> statement-breakpoint
CREATE TABLE "carriers" (
	"name" text PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"tracking_url" text,
	"active" boolean DEFAULT true NOT NULL
);
--> statement-breakpoint
CREATE TABLE "order_minimums" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "order_minimums_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"country" text,
	"first_order" boolean DEFAULT false NOT NULL,
	"amount" integer NOT NULL,
	CONSTRAINT "order_minimums_rule" UNIQUE NULLS NOT DISTINCT("country","first_order"),
	CONSTRAINT "order_minimums_amount" CHECK ("order_minimums"."amount" >= 0)
);
--> statement-breakpoint
ALTER TABLE "shipping_costs" DROP CONSTRAINT "shipping_costs_rule";--> statement-breakpoint
ALTER TABLE "customers" ADD COLUMN "payment_methods" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "customers" ADD COLUMN "payment_days" integer;--> statement-breakpoint
ALTER TABLE "customers" ADD COLUMN "credit_limit" bigint;--> statement-breakpoint
ALTER TABLE "customers" ADD COLUMN "delivery" text DEFAULT 'in parts' NOT NULL;--> statement-breakpoint
ALTER TABLE "order_lines" ADD COLUMN "reserved_quantity" integer;--> statement-breakpoint
UPDATE "order_lines" SET "reserved_quantity" = "quantity";--> statement-breakpoint
ALTER TABLE "order_lines" ALTER COLUMN "reserved_quantity" SET NOT NULL;--> statement-breakpoint
-- The version before names no reserved quantity: its orders leave at once.
CREATE FUNCTION "reserve_whole_line"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	NEW."reserved_quantity" := NEW."quantity";
	RETURN NEW;
END $$;--> statement-breakpoint
CREATE TRIGGER "reserve_whole_line" BEFORE INSERT ON "order_lines"
FOR EACH ROW WHEN (NEW."reserved_quantity" IS NULL) EXECUTE FUNCTION "reserve_whole_line"();--> statement-breakpoint
ALTER TABLE "order_lines" ADD COLUMN "cancelled_quantity" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "order_lines" ADD COLUMN "discount" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "cancelled_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "wished_on" date;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "delivery" text DEFAULT 'in parts' NOT NULL;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "label_service" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "shipping_costs" ADD COLUMN "from_grams" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "vat_confirmations" ADD CONSTRAINT "vat_confirmations_customer_id_customers_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."customers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "vat_confirmations" ADD CONSTRAINT "vat_confirmations_confirmed_by_users_id_fk" FOREIGN KEY ("confirmed_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "mandates" ADD CONSTRAINT "mandates_customer_id_customers_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."customers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_minimums" ADD CONSTRAINT "order_minimums_country_countries_code_fk" FOREIGN KEY ("country") REFERENCES "public"."countries"("code") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "vat_confirmations_customer" ON "vat_confirmations" USING btree ("customer_id");--> statement-breakpoint
CREATE INDEX "mandates_customer" ON "mandates" USING btree ("customer_id");--> statement-breakpoint
ALTER TABLE "shipping_costs" ADD CONSTRAINT "shipping_costs_rule" UNIQUE NULLS NOT DISTINCT("country","carrier","valid_from","from_net","from_grams");--> statement-breakpoint
ALTER TABLE "order_lines" ADD CONSTRAINT "order_lines_discount" CHECK ("order_lines"."discount" >= 0);--> statement-breakpoint
ALTER TABLE "order_lines" ADD CONSTRAINT "order_lines_backorder" CHECK ("order_lines"."reserved_quantity" >= 0 and "order_lines"."cancelled_quantity" >= 0
        and "order_lines"."reserved_quantity" + "order_lines"."cancelled_quantity" <= "order_lines"."quantity");--> statement-breakpoint
UPDATE "orders" SET "label_service" = true WHERE ("totals"->'label'->>'net')::bigint > 0;--> statement-breakpoint
-- VAT ids that were charged at 0 % so far stay so until somebody has looked.
INSERT INTO "vat_confirmations" ("customer_id", "vat_id", "confirmed_at", "taken_over")
SELECT "id", "vat_id", now(), true FROM "customers" WHERE "vat_id" IS NOT NULL AND "vat_id" <> '';--> statement-breakpoint
INSERT INTO "carriers" ("name", "kind")
SELECT "carrier", 'parcel' FROM "customers" WHERE "carrier" <> ''
UNION SELECT "carrier", 'parcel' FROM "shipping_costs" WHERE "carrier" IS NOT NULL;
