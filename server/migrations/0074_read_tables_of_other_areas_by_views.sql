CREATE VIEW "public"."brand_names" AS (select "id", "erp_id", "name" from "brands");--> statement-breakpoint
CREATE VIEW "public"."flavour_sizes" AS (select "id", "size_id" from "flavours");--> statement-breakpoint
CREATE VIEW "public"."free_stock" AS (select "flavour_id", "quantity", "eta" from "stock");--> statement-breakpoint
CREATE VIEW "public"."stock_changes" AS (select "id", "flavour_id", "at", "before", "after", "kind", "order_id" from "stock_movements");--> statement-breakpoint
CREATE VIEW "public"."companies" AS (select "id", "erp_id", "company", "country", "label_service", "has_api_access", "has_bonus", "approved_at", "blocked_at" from "customers");--> statement-breakpoint
CREATE VIEW "public"."people" AS (select "id", "customer_id", "name", "rights", "is_technical", "blocked_at" from "users");--> statement-breakpoint
CREATE VIEW "public"."credit_note_heads" AS (select "id", "kind", "order_id", "customer_id", "return_id", "number", "issued_on", "gross", "goods_net", "document" from "credit_notes");--> statement-breakpoint
CREATE VIEW "public"."invoice_heads" AS (select "id", "order_id", "customer_id", "number", "issued_on", "due_on", "paid_at", "gross", "goods_net", "document" from "invoices");--> statement-breakpoint
CREATE VIEW "public"."invoices_settled" AS (select "id", "payment_id", "invoice_id", "amount" from "settlements");--> statement-breakpoint
CREATE VIEW "public"."money_received" AS (select "id", "key", "customer_id", "order_id", "method", "amount", "received_on", "reference", "payer", "note", "recorded_at", "recorded_by", "bank_entry_id", "reversed_at", "reversed_by", "reversed_why" from "payments");--> statement-breakpoint
CREATE VIEW "public"."running_mandates" AS (select "id", "customer_id", "reference", "iban", "signed_on" from "mandates" where "mandates"."ended_at" is null);--> statement-breakpoint
CREATE VIEW "public"."order_goods" AS (select "order_id", "line", "flavour_id", "sku", "brand_name", "product_name", "size_name", "flavour_name", "quantity", "reserved_quantity", "cancelled_quantity", "unit_net", "outlet_lot_id", "replaces_line", "replaces_shipment_id" from "order_lines");--> statement-breakpoint
CREATE VIEW "public"."order_heads" AS (select "id", "kind", "status", "customer_id", "placed_at", "held_until", "paid_ahead_at", "external_reference", "wished_on", "delivery", "carrier", "payment_method", "shipping_address", "gross" from "orders");--> statement-breakpoint
CREATE VIEW "public"."outlet_lot_counts" AS (select "outlet_lots"."flavour_id", "outlet_lots"."quantity", ("outlet_lots"."first_quantity" + coalesce("pieces", 0))::int as "expected" from "outlet_lots" left join (select "lot_id", sum("change") as "pieces" from "outlet_movements" group by "outlet_movements"."lot_id") "moved" on "moved"."lot_id" = "outlet_lots"."id");--> statement-breakpoint
CREATE VIEW "public"."outlet_lot_names" AS (select "id", "lot", "best_before" from "outlet_lots");--> statement-breakpoint
CREATE VIEW "public"."back_to_cards" AS (select "id", "card_payment_id", "key", "amount", "reason", "done_at" from "card_refunds");--> statement-breakpoint
CREATE VIEW "public"."card_tries" AS (select "id", "order_id", "amount" from "card_payments");--> statement-breakpoint
CREATE VIEW "public"."open_pick_lists" AS (select "id", "order_id" from "pick_lists" where "pick_lists"."closed_at" is null);--> statement-breakpoint
CREATE VIEW "public"."return_heads" AS (select "id", "returned_at" from "returns");--> statement-breakpoint
CREATE VIEW "public"."shipment_goods" AS (select "shipment_id", "order_id", "line", "quantity" from "shipment_lines");--> statement-breakpoint
CREATE VIEW "public"."shipment_heads" AS (select "id", "order_id", "shipped_at" from "shipments");--> statement-breakpoint
CREATE VIEW "public"."exhibitor_editions" AS (select "id", "edition_id" from "exhibitors");