ALTER TABLE "picks" DISABLE ROW LEVEL SECURITY;--> statement-breakpoint
DROP TABLE "picks" CASCADE;--> statement-breakpoint
ALTER TABLE "returns" DROP CONSTRAINT "returns_key_unique";--> statement-breakpoint
CREATE INDEX "orders_unfinished" ON "orders" USING btree ("placed_at") WHERE "orders"."status" in ('placed', 'in picking', 'shipped');--> statement-breakpoint
CREATE INDEX "shipments_packed" ON "shipments" USING btree ("id") WHERE "shipments"."shipped_at" is null;--> statement-breakpoint
ALTER TABLE "returns" DROP COLUMN "key";