CREATE TABLE "shipment_lines" (
	"shipment_id" integer NOT NULL,
	"order_id" integer NOT NULL,
	"line" integer NOT NULL,
	"quantity" integer NOT NULL,
	CONSTRAINT "shipment_lines_order_id_line_shipment_id_pk" PRIMARY KEY("order_id","line","shipment_id"),
	CONSTRAINT "shipment_lines_quantity" CHECK ("shipment_lines"."quantity" > 0)
);
--> statement-breakpoint
CREATE TABLE "shipments" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "shipments_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"order_id" integer NOT NULL,
	"carrier" text NOT NULL,
	"made_at" timestamp with time zone NOT NULL,
	"shipped_at" timestamp with time zone
);
--> statement-breakpoint
ALTER TABLE "invoices" DROP CONSTRAINT "invoices_order_id_unique";--> statement-breakpoint
ALTER TABLE "invoices" ADD COLUMN "customer_id" integer;--> statement-breakpoint
ALTER TABLE "invoices" ADD COLUMN "shipment_id" integer;--> statement-breakpoint
ALTER TABLE "invoices" ADD COLUMN "supplied_on" date;--> statement-breakpoint
ALTER TABLE "invoices" ADD COLUMN "gross" bigint;--> statement-breakpoint
ALTER TABLE "invoices" ADD COLUMN "document" jsonb;--> statement-breakpoint
ALTER TABLE "order_lines" ADD COLUMN "vat_class" text;--> statement-breakpoint
ALTER TABLE "order_lines" ADD COLUMN "deposit_class" text;--> statement-breakpoint
ALTER TABLE "order_lines" ADD COLUMN "ready_millilitres" integer;--> statement-breakpoint
ALTER TABLE "order_lines" ADD COLUMN "has_label" boolean;--> statement-breakpoint
ALTER TABLE "shipment_lines" ADD CONSTRAINT "shipment_lines_shipment_id_shipments_id_fk" FOREIGN KEY ("shipment_id") REFERENCES "public"."shipments"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "shipment_lines" ADD CONSTRAINT "shipment_lines_order_id_line_order_lines_order_id_line_fk" FOREIGN KEY ("order_id","line") REFERENCES "public"."order_lines"("order_id","line") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "shipments" ADD CONSTRAINT "shipments_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "shipments_order" ON "shipments" USING btree ("order_id");--> statement-breakpoint
-- Every invoice belongs to a shipment of its order. One that is written without (before this migration, or by the version
-- before while both serve) was for the whole order, which left at once: its shipment and its text are made from the order.
CREATE FUNCTION "complete_invoice"() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
	placed "orders"%ROWTYPE;
BEGIN
	SELECT * INTO STRICT placed FROM "orders" WHERE "id" = NEW."order_id";
	INSERT INTO "shipments" ("order_id", "carrier", "made_at", "shipped_at")
	VALUES (placed."id", placed."carrier", placed."placed_at", placed."shipped_at")
	RETURNING "id" INTO NEW."shipment_id";
	INSERT INTO "shipment_lines" ("shipment_id", "order_id", "line", "quantity")
	SELECT NEW."shipment_id", "order_id", "line", "quantity" FROM "order_lines" WHERE "order_id" = placed."id";
	NEW."customer_id" := placed."customer_id";
	NEW."supplied_on" := NEW."issued_on";
	NEW."gross" := placed."gross";
	NEW."document" := jsonb_build_object(
		'issuedAt', to_char(placed."placed_at" AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'),
		'order', jsonb_build_object(
			'id', placed."id",
			'externalReference', placed."external_reference",
			'note', placed."note",
			'carrier', placed."carrier",
			'paymentMethod', placed."payment_method",
			'invoiceAddress', placed."invoice_address",
			'shippingAddress', placed."shipping_address",
			'vatId', placed."vat_id"
		),
		'lines', coalesce((
			SELECT jsonb_agg(jsonb_build_object(
				'line', "line",
				'sku', "sku",
				'ean', "ean",
				'brandName', "brand_name",
				'productName', "product_name",
				'sizeName', "size_name",
				'flavourName', "flavour_name",
				'quantity', "quantity",
				'unitNet', "unit_net",
				'net', "net",
				'vatRate', "vat_rate",
				'deposit', "deposit",
				'consumptionTax', "consumption_tax",
				'label', "label"
			) ORDER BY "line")
			FROM "order_lines" WHERE "order_id" = placed."id"
		), '[]'::jsonb),
		'totals', placed."totals"
	);
	RETURN NEW;
END $$;--> statement-breakpoint
CREATE TRIGGER "complete_invoice" BEFORE INSERT OR UPDATE ON "invoices"
FOR EACH ROW WHEN (NEW."shipment_id" IS NULL) EXECUTE FUNCTION "complete_invoice"();--> statement-breakpoint
-- Completes what is there.
UPDATE "invoices" SET "shipment_id" = NULL;--> statement-breakpoint
ALTER TABLE "invoices" ALTER COLUMN "customer_id" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "invoices" ALTER COLUMN "shipment_id" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "invoices" ALTER COLUMN "supplied_on" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "invoices" ALTER COLUMN "gross" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "invoices" ALTER COLUMN "document" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "invoices" ADD CONSTRAINT "invoices_customer_id_customers_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."customers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "invoices" ADD CONSTRAINT "invoices_shipment_id_shipments_id_fk" FOREIGN KEY ("shipment_id") REFERENCES "public"."shipments"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "invoices_order" ON "invoices" USING btree ("order_id");--> statement-breakpoint
CREATE INDEX "invoices_customer" ON "invoices" USING btree ("customer_id");--> statement-breakpoint
ALTER TABLE "invoices" ADD CONSTRAINT "invoices_shipment_id_unique" UNIQUE("shipment_id");