ALTER TABLE "seller_settings" ADD COLUMN "name" text;--> statement-breakpoint
ALTER TABLE "seller_settings" ADD COLUMN "logo" text;--> statement-breakpoint
ALTER TABLE "seller_settings" ADD COLUMN "colours" jsonb;--> statement-breakpoint
ALTER TABLE "seller_settings" ADD COLUMN "languages" jsonb DEFAULT '["en","de"]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "seller_settings" ADD COLUMN "demo_loaded_at" timestamp with time zone;--> statement-breakpoint
-- Databases that hold the demo already say so from now on.
UPDATE "seller_settings" SET "demo_loaded_at" = now() WHERE EXISTS (SELECT 1 FROM "users" WHERE "email" = 'operator@fairfloor.test');
