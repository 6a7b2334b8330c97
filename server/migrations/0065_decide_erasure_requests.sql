ALTER TABLE "data_exports" ADD COLUMN "rights" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "erasure_requests" ADD COLUMN "refused_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "erasure_requests" ADD COLUMN "refused_by" integer;--> statement-breakpoint
ALTER TABLE "erasure_requests" ADD COLUMN "reason" text;--> statement-breakpoint
ALTER TABLE "erasure_requests" ADD CONSTRAINT "erasure_requests_refused_by_users_id_fk" FOREIGN KEY ("refused_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "erasure_requests_open" ON "erasure_requests" USING btree ("user_id") WHERE "erasure_requests"."withdrawn_at" is null and "erasure_requests"."done_at" is null and "erasure_requests"."refused_at" is null;