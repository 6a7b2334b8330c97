ALTER TABLE "payments" ADD COLUMN "reversed_by" integer;--> statement-breakpoint
ALTER TABLE "payments" ADD COLUMN "reversed_why" text;--> statement-breakpoint
ALTER TABLE "payments" ADD CONSTRAINT "payments_reversed_by_users_id_fk" FOREIGN KEY ("reversed_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;