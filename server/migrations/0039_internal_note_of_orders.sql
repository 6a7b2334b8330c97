ALTER TABLE "orders" ADD COLUMN "internal_note" text;--> statement-breakpoint
CREATE INDEX "audit_log_subject" ON "audit_log" USING btree ("subject");