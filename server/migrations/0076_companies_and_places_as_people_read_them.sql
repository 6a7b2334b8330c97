CREATE VIEW "public"."company_places" AS (select "id", "customer_id", "is_default", "zip", "city" from "addresses");--> statement-breakpoint
CREATE OR REPLACE VIEW "public"."companies" AS (select "id", "erp_id", "company", "country", "label_service", "has_api_access", "has_bonus", "approved_at", "blocked_at", "price_group_id", "vts_orders_visible" from "customers");--> statement-breakpoint
CREATE OR REPLACE VIEW "public"."people" AS (select "id", "customer_id", "name", "rights", "is_technical", "blocked_at", "email" from "users");
