DROP INDEX "invoices_customer";--> statement-breakpoint
ALTER TABLE "credit_notes" ADD COLUMN "goods_net" bigint GENERATED ALWAYS AS (((document -> 'totals' -> 'goods' ->> 'net')::bigint)) STORED;--> statement-breakpoint
ALTER TABLE "invoices" ADD COLUMN "goods_net" bigint GENERATED ALWAYS AS (((document -> 'totals' -> 'goods' ->> 'net')::bigint)) STORED;--> statement-breakpoint
CREATE INDEX "invoices_customer" ON "invoices" USING btree ("customer_id","issued_on");