ALTER TABLE "stock" ALTER COLUMN "quantity" DROP DEFAULT;--> statement-breakpoint
ALTER TABLE "stock" ALTER COLUMN "quantity" DROP NOT NULL;