CREATE TABLE "bonus_credits" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "bonus_credits_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"customer_id" integer NOT NULL,
	"year" integer NOT NULL,
	"turnover" bigint NOT NULL,
	"percent" integer NOT NULL,
	"credit_note_id" integer,
	"made_at" timestamp with time zone NOT NULL,
	CONSTRAINT "bonus_credits_once" UNIQUE("customer_id","year")
);
--> statement-breakpoint
CREATE TABLE "bonus_tiers" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "bonus_tiers_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"year" integer NOT NULL,
	"from_net" bigint NOT NULL,
	"percent" integer NOT NULL,
	CONSTRAINT "bonus_tiers_from" UNIQUE("year","from_net"),
	CONSTRAINT "bonus_tiers_values" CHECK ("bonus_tiers"."from_net" >= 0 and "bonus_tiers"."percent" between 1 and 10000)
);
--> statement-breakpoint
CREATE TABLE "stock_movements" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "stock_movements_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"flavour_id" integer NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"before" integer,
	"after" integer,
	"kind" text NOT NULL,
	"order_id" integer,
	"receipt_id" integer,
	"user_id" integer,
	"note" text
);
--> statement-breakpoint
CREATE TABLE "expected_deliveries" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "expected_deliveries_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"supplier" text NOT NULL,
	"reference" text,
	"note" text,
	"created_at" timestamp with time zone NOT NULL,
	"created_by" integer,
	"closed_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "expected_delivery_lines" (
	"delivery_id" integer NOT NULL,
	"line" integer NOT NULL,
	"flavour_id" integer NOT NULL,
	"quantity" integer NOT NULL,
	"expected_on" date,
	"received" integer DEFAULT 0 NOT NULL,
	"late_mailed_at" timestamp with time zone,
	CONSTRAINT "expected_delivery_lines_delivery_id_line_pk" PRIMARY KEY("delivery_id","line"),
	CONSTRAINT "expected_delivery_lines_quantity" CHECK ("expected_delivery_lines"."quantity" > 0 and "expected_delivery_lines"."received" >= 0)
);
--> statement-breakpoint
CREATE TABLE "receipt_lines" (
	"receipt_id" integer NOT NULL,
	"line" integer NOT NULL,
	"flavour_id" integer NOT NULL,
	"delivery_id" integer,
	"delivery_line" integer,
	"quantity" integer NOT NULL,
	"lot" text,
	"best_before" date,
	"served" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "receipt_lines_receipt_id_line_pk" PRIMARY KEY("receipt_id","line"),
	CONSTRAINT "receipt_lines_quantity" CHECK ("receipt_lines"."quantity" > 0 and "receipt_lines"."served" between 0 and "receipt_lines"."quantity")
);
--> statement-breakpoint
CREATE TABLE "receipts" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "receipts_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"key" uuid NOT NULL,
	"delivery_id" integer,
	"received_at" timestamp with time zone NOT NULL,
	"received_by" integer,
	"note" text,
	CONSTRAINT "receipts_key_unique" UNIQUE("key")
);
--> statement-breakpoint
CREATE TABLE "credit_note_numbers" (
	"year" integer PRIMARY KEY NOT NULL,
	"last" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "credit_notes" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "credit_notes_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"kind" text NOT NULL,
	"customer_id" integer NOT NULL,
	"order_id" integer,
	"invoice_id" integer,
	"return_id" integer,
	"year" integer NOT NULL,
	"sequence" integer NOT NULL,
	"number" text NOT NULL,
	"issued_on" date NOT NULL,
	"gross" bigint NOT NULL,
	"reason" text NOT NULL,
	"seller" jsonb NOT NULL,
	"document" jsonb NOT NULL,
	"issued_by" integer,
	CONSTRAINT "credit_notes_return_id_unique" UNIQUE("return_id"),
	CONSTRAINT "credit_notes_number_unique" UNIQUE("number"),
	CONSTRAINT "credit_notes_gapless" UNIQUE("year","sequence"),
	CONSTRAINT "credit_notes_gross" CHECK ("credit_notes"."gross" > 0)
);
--> statement-breakpoint
CREATE TABLE "payments" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "payments_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"key" text NOT NULL,
	"customer_id" integer NOT NULL,
	"order_id" integer,
	"method" text NOT NULL,
	"amount" bigint NOT NULL,
	"received_on" date NOT NULL,
	"reference" text,
	"payer" text,
	"note" text,
	"recorded_at" timestamp with time zone NOT NULL,
	"recorded_by" integer,
	"bank_entry_id" integer,
	"reversed_at" timestamp with time zone,
	CONSTRAINT "payments_key_unique" UNIQUE("key"),
	CONSTRAINT "payments_amount" CHECK ("payments"."amount" > 0)
);
--> statement-breakpoint
CREATE TABLE "reminders" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "reminders_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"invoice_id" integer NOT NULL,
	"level" integer NOT NULL,
	"sent_at" timestamp with time zone NOT NULL,
	"sent_by" integer,
	CONSTRAINT "reminders_once" UNIQUE("invoice_id","level"),
	CONSTRAINT "reminders_level" CHECK ("reminders"."level" between 1 and 3)
);
--> statement-breakpoint
CREATE TABLE "settlements" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "settlements_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"invoice_id" integer NOT NULL,
	"payment_id" integer,
	"credit_note_id" integer,
	"amount" bigint NOT NULL,
	"settled_at" timestamp with time zone NOT NULL,
	CONSTRAINT "settlements_amount" CHECK ("settlements"."amount" > 0),
	CONSTRAINT "settlements_source" CHECK (num_nonnulls("settlements"."payment_id", "settlements"."credit_note_id") = 1)
);
--> statement-breakpoint
CREATE TABLE "outlet_basket_lines" (
	"customer_id" integer NOT NULL,
	"lot_id" integer NOT NULL,
	"quantity" integer NOT NULL,
	"added_by" integer NOT NULL,
	"added_at" timestamp with time zone NOT NULL,
	CONSTRAINT "outlet_basket_lines_customer_id_lot_id_pk" PRIMARY KEY("customer_id","lot_id"),
	CONSTRAINT "outlet_basket_lines_quantity" CHECK ("outlet_basket_lines"."quantity" > 0)
);
--> statement-breakpoint
CREATE TABLE "outlet_lots" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "outlet_lots_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"flavour_id" integer NOT NULL,
	"lot" text,
	"best_before" date NOT NULL,
	"first_quantity" integer NOT NULL,
	"quantity" integer NOT NULL,
	"price" integer NOT NULL,
	"reason" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"created_by" integer,
	"withdrawn_at" timestamp with time zone,
	CONSTRAINT "outlet_lots_quantity" CHECK ("outlet_lots"."quantity" >= 0 and "outlet_lots"."first_quantity" > 0 and "outlet_lots"."price" >= 0)
);
--> statement-breakpoint
CREATE TABLE "outlet_movements" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "outlet_movements_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"lot_id" integer NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"change" integer NOT NULL,
	"kind" text NOT NULL,
	"order_id" integer,
	"user_id" integer,
	"note" text
);
--> statement-breakpoint
CREATE TABLE "bank_entries" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "bank_entries_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"file_id" integer NOT NULL,
	"entry_key" text NOT NULL,
	"booked_on" date NOT NULL,
	"amount" bigint NOT NULL,
	"payer" text NOT NULL,
	"payer_iban" text,
	"text" text NOT NULL,
	"end_to_end" text,
	"state" text DEFAULT 'open' NOT NULL,
	"decided_at" timestamp with time zone,
	"decided_by" integer,
	CONSTRAINT "bank_entries_entry_key_unique" UNIQUE("entry_key")
);
--> statement-breakpoint
CREATE TABLE "bank_files" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "bank_files_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"sha256" text NOT NULL,
	"name" text NOT NULL,
	"iban" text NOT NULL,
	"imported_at" timestamp with time zone NOT NULL,
	"imported_by" integer,
	"entries" integer NOT NULL,
	"sum" bigint NOT NULL,
	CONSTRAINT "bank_files_sha256_unique" UNIQUE("sha256")
);
--> statement-breakpoint
CREATE TABLE "card_events" (
	"id" text PRIMARY KEY NOT NULL,
	"card_payment_id" integer,
	"kind" text NOT NULL,
	"amount" bigint,
	"received_at" timestamp with time zone NOT NULL,
	"handled_at" timestamp with time zone,
	"payload" jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE "card_payments" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "card_payments_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"token" text NOT NULL,
	"order_id" integer NOT NULL,
	"amount" bigint NOT NULL,
	"provider_ref" text,
	"started_at" timestamp with time zone NOT NULL,
	"held_until" timestamp with time zone NOT NULL,
	"paid_at" timestamp with time zone,
	"ended_at" timestamp with time zone,
	"end_kind" text,
	CONSTRAINT "card_payments_token_unique" UNIQUE("token"),
	CONSTRAINT "card_payments_provider_ref_unique" UNIQUE("provider_ref"),
	CONSTRAINT "card_payments_amount" CHECK ("card_payments"."amount" > 0)
);
--> statement-breakpoint
CREATE TABLE "card_refunds" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "card_refunds_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"key" text NOT NULL,
	"card_payment_id" integer NOT NULL,
	"amount" bigint NOT NULL,
	"reason" text NOT NULL,
	"asked_at" timestamp with time zone NOT NULL,
	"done_at" timestamp with time zone,
	"provider_ref" text,
	CONSTRAINT "card_refunds_key_unique" UNIQUE("key"),
	CONSTRAINT "card_refunds_amount" CHECK ("card_refunds"."amount" > 0)
);
--> statement-breakpoint
CREATE TABLE "pick_lines" (
	"pick_list_id" integer NOT NULL,
	"order_id" integer NOT NULL,
	"line" integer NOT NULL,
	"quantity" integer NOT NULL,
	CONSTRAINT "pick_lines_pick_list_id_line_pk" PRIMARY KEY("pick_list_id","line"),
	CONSTRAINT "pick_lines_quantity" CHECK ("pick_lines"."quantity" > 0)
);
--> statement-breakpoint
CREATE TABLE "pick_lists" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "pick_lists_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"order_id" integer NOT NULL,
	"made_at" timestamp with time zone NOT NULL,
	"made_by" integer,
	"closed_at" timestamp with time zone,
	"shipment_id" integer
);
--> statement-breakpoint
CREATE TABLE "picks" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "picks_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"pick_list_id" integer NOT NULL,
	"line" integer NOT NULL,
	"lot" text,
	"best_before" date,
	"quantity" integer NOT NULL,
	CONSTRAINT "picks_quantity" CHECK ("picks"."quantity" > 0)
);
--> statement-breakpoint
CREATE TABLE "lots" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "lots_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"flavour_id" integer NOT NULL,
	"lot" text,
	"best_before" date,
	"quantity" integer NOT NULL,
	CONSTRAINT "lots_one" UNIQUE NULLS NOT DISTINCT("flavour_id","lot","best_before"),
	CONSTRAINT "lots_quantity" CHECK ("lots"."quantity" >= 0)
);
--> statement-breakpoint
CREATE TABLE "return_lines" (
	"return_id" integer NOT NULL,
	"order_id" integer NOT NULL,
	"line" integer NOT NULL,
	"quantity" integer NOT NULL,
	"restocked" integer NOT NULL,
	CONSTRAINT "return_lines_return_id_line_pk" PRIMARY KEY("return_id","line"),
	CONSTRAINT "return_lines_quantity" CHECK ("return_lines"."quantity" > 0 and "return_lines"."restocked" between 0 and "return_lines"."quantity")
);
--> statement-breakpoint
CREATE TABLE "returns" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "returns_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"key" uuid NOT NULL,
	"order_id" integer NOT NULL,
	"shipment_id" integer NOT NULL,
	"returned_at" timestamp with time zone NOT NULL,
	"taken_by" integer,
	"reason" text NOT NULL,
	"note" text,
	CONSTRAINT "returns_key_unique" UNIQUE("key")
);
--> statement-breakpoint
CREATE TABLE "shipment_lots" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "shipment_lots_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"shipment_id" integer NOT NULL,
	"order_id" integer NOT NULL,
	"line" integer NOT NULL,
	"lot" text,
	"best_before" date,
	"quantity" integer NOT NULL,
	CONSTRAINT "shipment_lots_quantity" CHECK ("shipment_lots"."quantity" > 0)
);
--> statement-breakpoint
ALTER TABLE "mails" ADD COLUMN "attachments" jsonb;--> statement-breakpoint
ALTER TABLE "order_lines" ADD COLUMN "outlet_lot_id" integer;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "held_until" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "paid_ahead_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "reminded_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "shipments" ADD COLUMN "tracking" text;--> statement-breakpoint
ALTER TABLE "shipments" ADD COLUMN "parcels" integer;--> statement-breakpoint
ALTER TABLE "shipments" ADD COLUMN "shipped_by" integer;--> statement-breakpoint
ALTER TABLE "shipments" ADD COLUMN "note" text;--> statement-breakpoint
ALTER TABLE "bonus_credits" ADD CONSTRAINT "bonus_credits_customer_id_customers_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."customers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bonus_credits" ADD CONSTRAINT "bonus_credits_credit_note_id_credit_notes_id_fk" FOREIGN KEY ("credit_note_id") REFERENCES "public"."credit_notes"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "stock_movements" ADD CONSTRAINT "stock_movements_flavour_id_flavours_id_fk" FOREIGN KEY ("flavour_id") REFERENCES "public"."flavours"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "expected_deliveries" ADD CONSTRAINT "expected_deliveries_created_by_users_id_fk" FOREIGN KEY ("created_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "expected_delivery_lines" ADD CONSTRAINT "expected_delivery_lines_delivery_id_expected_deliveries_id_fk" FOREIGN KEY ("delivery_id") REFERENCES "public"."expected_deliveries"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "expected_delivery_lines" ADD CONSTRAINT "expected_delivery_lines_flavour_id_flavours_id_fk" FOREIGN KEY ("flavour_id") REFERENCES "public"."flavours"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "receipt_lines" ADD CONSTRAINT "receipt_lines_receipt_id_receipts_id_fk" FOREIGN KEY ("receipt_id") REFERENCES "public"."receipts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "receipt_lines" ADD CONSTRAINT "receipt_lines_flavour_id_flavours_id_fk" FOREIGN KEY ("flavour_id") REFERENCES "public"."flavours"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "receipt_lines" ADD CONSTRAINT "receipt_lines_delivery_id_delivery_line_expected_delivery_lines_delivery_id_line_fk" FOREIGN KEY ("delivery_id","delivery_line") REFERENCES "public"."expected_delivery_lines"("delivery_id","line") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "receipts" ADD CONSTRAINT "receipts_delivery_id_expected_deliveries_id_fk" FOREIGN KEY ("delivery_id") REFERENCES "public"."expected_deliveries"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "receipts" ADD CONSTRAINT "receipts_received_by_users_id_fk" FOREIGN KEY ("received_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "credit_notes" ADD CONSTRAINT "credit_notes_customer_id_customers_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."customers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "credit_notes" ADD CONSTRAINT "credit_notes_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "credit_notes" ADD CONSTRAINT "credit_notes_invoice_id_invoices_id_fk" FOREIGN KEY ("invoice_id") REFERENCES "public"."invoices"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "credit_notes" ADD CONSTRAINT "credit_notes_return_id_returns_id_fk" FOREIGN KEY ("return_id") REFERENCES "public"."returns"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "credit_notes" ADD CONSTRAINT "credit_notes_issued_by_users_id_fk" FOREIGN KEY ("issued_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payments" ADD CONSTRAINT "payments_customer_id_customers_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."customers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payments" ADD CONSTRAINT "payments_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payments" ADD CONSTRAINT "payments_recorded_by_users_id_fk" FOREIGN KEY ("recorded_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payments" ADD CONSTRAINT "payments_bank_entry_id_bank_entries_id_fk" FOREIGN KEY ("bank_entry_id") REFERENCES "public"."bank_entries"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reminders" ADD CONSTRAINT "reminders_invoice_id_invoices_id_fk" FOREIGN KEY ("invoice_id") REFERENCES "public"."invoices"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reminders" ADD CONSTRAINT "reminders_sent_by_users_id_fk" FOREIGN KEY ("sent_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "settlements" ADD CONSTRAINT "settlements_invoice_id_invoices_id_fk" FOREIGN KEY ("invoice_id") REFERENCES "public"."invoices"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "settlements" ADD CONSTRAINT "settlements_payment_id_payments_id_fk" FOREIGN KEY ("payment_id") REFERENCES "public"."payments"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "settlements" ADD CONSTRAINT "settlements_credit_note_id_credit_notes_id_fk" FOREIGN KEY ("credit_note_id") REFERENCES "public"."credit_notes"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "outlet_basket_lines" ADD CONSTRAINT "outlet_basket_lines_customer_id_customers_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."customers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "outlet_basket_lines" ADD CONSTRAINT "outlet_basket_lines_lot_id_outlet_lots_id_fk" FOREIGN KEY ("lot_id") REFERENCES "public"."outlet_lots"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "outlet_basket_lines" ADD CONSTRAINT "outlet_basket_lines_added_by_users_id_fk" FOREIGN KEY ("added_by") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "outlet_lots" ADD CONSTRAINT "outlet_lots_flavour_id_flavours_id_fk" FOREIGN KEY ("flavour_id") REFERENCES "public"."flavours"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "outlet_lots" ADD CONSTRAINT "outlet_lots_created_by_users_id_fk" FOREIGN KEY ("created_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "outlet_movements" ADD CONSTRAINT "outlet_movements_lot_id_outlet_lots_id_fk" FOREIGN KEY ("lot_id") REFERENCES "public"."outlet_lots"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "outlet_movements" ADD CONSTRAINT "outlet_movements_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bank_entries" ADD CONSTRAINT "bank_entries_file_id_bank_files_id_fk" FOREIGN KEY ("file_id") REFERENCES "public"."bank_files"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bank_entries" ADD CONSTRAINT "bank_entries_decided_by_users_id_fk" FOREIGN KEY ("decided_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bank_files" ADD CONSTRAINT "bank_files_imported_by_users_id_fk" FOREIGN KEY ("imported_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "card_events" ADD CONSTRAINT "card_events_card_payment_id_card_payments_id_fk" FOREIGN KEY ("card_payment_id") REFERENCES "public"."card_payments"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "card_payments" ADD CONSTRAINT "card_payments_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "card_refunds" ADD CONSTRAINT "card_refunds_card_payment_id_card_payments_id_fk" FOREIGN KEY ("card_payment_id") REFERENCES "public"."card_payments"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "pick_lines" ADD CONSTRAINT "pick_lines_pick_list_id_pick_lists_id_fk" FOREIGN KEY ("pick_list_id") REFERENCES "public"."pick_lists"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "pick_lines" ADD CONSTRAINT "pick_lines_order_id_line_order_lines_order_id_line_fk" FOREIGN KEY ("order_id","line") REFERENCES "public"."order_lines"("order_id","line") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "pick_lists" ADD CONSTRAINT "pick_lists_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "pick_lists" ADD CONSTRAINT "pick_lists_made_by_users_id_fk" FOREIGN KEY ("made_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "pick_lists" ADD CONSTRAINT "pick_lists_shipment_id_shipments_id_fk" FOREIGN KEY ("shipment_id") REFERENCES "public"."shipments"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "picks" ADD CONSTRAINT "picks_pick_list_id_line_pick_lines_pick_list_id_line_fk" FOREIGN KEY ("pick_list_id","line") REFERENCES "public"."pick_lines"("pick_list_id","line") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "lots" ADD CONSTRAINT "lots_flavour_id_flavours_id_fk" FOREIGN KEY ("flavour_id") REFERENCES "public"."flavours"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "return_lines" ADD CONSTRAINT "return_lines_return_id_returns_id_fk" FOREIGN KEY ("return_id") REFERENCES "public"."returns"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "return_lines" ADD CONSTRAINT "return_lines_order_id_line_order_lines_order_id_line_fk" FOREIGN KEY ("order_id","line") REFERENCES "public"."order_lines"("order_id","line") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "returns" ADD CONSTRAINT "returns_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "returns" ADD CONSTRAINT "returns_shipment_id_shipments_id_fk" FOREIGN KEY ("shipment_id") REFERENCES "public"."shipments"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "returns" ADD CONSTRAINT "returns_taken_by_users_id_fk" FOREIGN KEY ("taken_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "shipment_lots" ADD CONSTRAINT "shipment_lots_order_id_line_shipment_id_shipment_lines_order_id_line_shipment_id_fk" FOREIGN KEY ("order_id","line","shipment_id") REFERENCES "public"."shipment_lines"("order_id","line","shipment_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "stock_movements_flavour" ON "stock_movements" USING btree ("flavour_id","id");--> statement-breakpoint
CREATE INDEX "expected_deliveries_open" ON "expected_deliveries" USING btree ("id") WHERE "expected_deliveries"."closed_at" is null;--> statement-breakpoint
CREATE INDEX "expected_delivery_lines_flavour" ON "expected_delivery_lines" USING btree ("flavour_id");--> statement-breakpoint
CREATE INDEX "receipt_lines_flavour" ON "receipt_lines" USING btree ("flavour_id");--> statement-breakpoint
CREATE INDEX "receipts_delivery" ON "receipts" USING btree ("delivery_id");--> statement-breakpoint
CREATE INDEX "credit_notes_customer" ON "credit_notes" USING btree ("customer_id");--> statement-breakpoint
CREATE INDEX "credit_notes_invoice" ON "credit_notes" USING btree ("invoice_id");--> statement-breakpoint
CREATE INDEX "credit_notes_order" ON "credit_notes" USING btree ("order_id");--> statement-breakpoint
CREATE INDEX "payments_customer" ON "payments" USING btree ("customer_id");--> statement-breakpoint
CREATE INDEX "payments_order" ON "payments" USING btree ("order_id");--> statement-breakpoint
CREATE INDEX "settlements_invoice" ON "settlements" USING btree ("invoice_id");--> statement-breakpoint
CREATE INDEX "settlements_payment" ON "settlements" USING btree ("payment_id");--> statement-breakpoint
CREATE INDEX "settlements_credit_note" ON "settlements" USING btree ("credit_note_id");--> statement-breakpoint
CREATE INDEX "outlet_lots_flavour" ON "outlet_lots" USING btree ("flavour_id");--> statement-breakpoint
CREATE INDEX "outlet_movements_lot" ON "outlet_movements" USING btree ("lot_id");--> statement-breakpoint
CREATE INDEX "bank_entries_file" ON "bank_entries" USING btree ("file_id");--> statement-breakpoint
CREATE INDEX "bank_entries_open" ON "bank_entries" USING btree ("id") WHERE "bank_entries"."state" = 'open';--> statement-breakpoint
CREATE INDEX "card_events_payment" ON "card_events" USING btree ("card_payment_id");--> statement-breakpoint
CREATE INDEX "card_payments_order" ON "card_payments" USING btree ("order_id");--> statement-breakpoint
CREATE INDEX "card_payments_open" ON "card_payments" USING btree ("held_until") WHERE "card_payments"."paid_at" is null and "card_payments"."ended_at" is null;--> statement-breakpoint
CREATE INDEX "card_refunds_payment" ON "card_refunds" USING btree ("card_payment_id");--> statement-breakpoint
CREATE INDEX "pick_lists_order" ON "pick_lists" USING btree ("order_id");--> statement-breakpoint
CREATE UNIQUE INDEX "pick_lists_open" ON "pick_lists" USING btree ("order_id") WHERE "pick_lists"."closed_at" is null;--> statement-breakpoint
CREATE INDEX "picks_line" ON "picks" USING btree ("pick_list_id","line");--> statement-breakpoint
CREATE INDEX "return_lines_order" ON "return_lines" USING btree ("order_id","line");--> statement-breakpoint
CREATE INDEX "returns_order" ON "returns" USING btree ("order_id");--> statement-breakpoint
CREATE INDEX "returns_shipment" ON "returns" USING btree ("shipment_id");--> statement-breakpoint
CREATE INDEX "shipment_lots_line" ON "shipment_lots" USING btree ("order_id","line","shipment_id");--> statement-breakpoint
ALTER TABLE "order_lines" ADD CONSTRAINT "order_lines_outlet_lot_id_outlet_lots_id_fk" FOREIGN KEY ("outlet_lot_id") REFERENCES "public"."outlet_lots"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "shipments" ADD CONSTRAINT "shipments_shipped_by_users_id_fk" FOREIGN KEY ("shipped_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "mails_unsent" ON "mails" USING btree ("id") WHERE "mails"."sent_at" is null;--> statement-breakpoint
CREATE INDEX "order_lines_outlet" ON "order_lines" USING btree ("outlet_lot_id") WHERE "order_lines"."outlet_lot_id" is not null;--> statement-breakpoint
CREATE INDEX "order_lines_open" ON "order_lines" USING btree ("flavour_id") WHERE "order_lines"."quantity" - "order_lines"."reserved_quantity" - "order_lines"."cancelled_quantity" > 0;--> statement-breakpoint
CREATE INDEX "orders_placed" ON "orders" USING btree ("placed_at");--> statement-breakpoint
CREATE INDEX "orders_held" ON "orders" USING btree ("held_until") WHERE "orders"."held_until" is not null;--> statement-breakpoint
-- Every change of stock is a movement, in the same statement, whoever writes it: the version before too, which names no reason.
CREATE FUNCTION "note_stock_movements"() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
	why jsonb := coalesce(nullif(current_setting('fairfloor.movement', true), ''), '{}')::jsonb;
	changed_at timestamptz := coalesce((why->>'at')::timestamptz, now());
BEGIN
	IF TG_OP = 'INSERT' THEN
		INSERT INTO "stock_movements" ("flavour_id", "at", "before", "after", "kind", "order_id", "receipt_id", "user_id", "note")
		SELECT "flavour_id", changed_at, NULL, "quantity", coalesce(why->>'kind', 'unknown'),
			(why->>'orderId')::int, (why->>'receiptId')::int, (why->>'userId')::int, why->>'note'
		FROM new_rows WHERE "quantity" IS NOT NULL ORDER BY "flavour_id";
	ELSE
		INSERT INTO "stock_movements" ("flavour_id", "at", "before", "after", "kind", "order_id", "receipt_id", "user_id", "note")
		SELECT n."flavour_id", changed_at, o."quantity", n."quantity", coalesce(why->>'kind', 'unknown'),
			(why->>'orderId')::int, (why->>'receiptId')::int, (why->>'userId')::int, why->>'note'
		FROM new_rows n JOIN old_rows o USING ("flavour_id")
		WHERE n."quantity" IS DISTINCT FROM o."quantity" ORDER BY n."flavour_id";
	END IF;
	RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER "note_first_stock" AFTER INSERT ON "stock"
REFERENCING NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION "note_stock_movements"();--> statement-breakpoint
CREATE TRIGGER "note_changed_stock" AFTER UPDATE ON "stock"
REFERENCING OLD TABLE AS old_rows NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION "note_stock_movements"();--> statement-breakpoint
INSERT INTO "stock_movements" ("flavour_id", "at", "before", "after", "kind")
SELECT "flavour_id", now(), NULL, "quantity", 'first' FROM "stock" WHERE "quantity" IS NOT NULL;
