ALTER TABLE "stock" ADD COLUMN "deliveries" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "stock_alerts" ADD COLUMN "after_deliveries" integer;