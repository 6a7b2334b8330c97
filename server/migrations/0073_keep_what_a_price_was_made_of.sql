ALTER TABLE "order_lines" ADD COLUMN "discount_pieces" integer;--> statement-breakpoint
ALTER TABLE "order_lines" ADD COLUMN "price_terms" jsonb;--> statement-breakpoint
ALTER TABLE "order_lines" ADD CONSTRAINT "order_lines_discount_pieces" CHECK ("order_lines"."discount_pieces" > 0);