CREATE TABLE "card_secrets" (
	"name" text PRIMARY KEY NOT NULL,
	"value" text NOT NULL,
	"made_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "card_events" ADD COLUMN "outcome" text;--> statement-breakpoint
ALTER TABLE "card_events" ADD COLUMN "noted_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "card_events" ADD COLUMN "noted_by" integer;--> statement-breakpoint
ALTER TABLE "card_events" ADD CONSTRAINT "card_events_noted_by_users_id_fk" FOREIGN KEY ("noted_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "card_events_odd" ON "card_events" USING btree ("received_at") WHERE "card_events"."outcome" in ('other sum', 'unknown') and "card_events"."noted_at" is null;