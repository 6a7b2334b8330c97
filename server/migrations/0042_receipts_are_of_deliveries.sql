ALTER TABLE "receipts" DROP CONSTRAINT "receipts_key_unique";--> statement-breakpoint
ALTER TABLE "receipt_lines" ALTER COLUMN "delivery_id" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "receipt_lines" ALTER COLUMN "delivery_line" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "receipts" ALTER COLUMN "delivery_id" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "receipts" DROP COLUMN "key";