DROP INDEX "outbox_events_open";--> statement-breakpoint
CREATE INDEX "outbox_events_waiting" ON "outbox_events" USING btree ("id") WHERE "outbox_events"."handled_at" is null;--> statement-breakpoint
CREATE INDEX "outbox_events_handled" ON "outbox_events" USING btree ("handled_at") WHERE "outbox_events"."handled_at" is not null;--> statement-breakpoint
CREATE INDEX "show_prices_size" ON "show_prices" USING btree ("size_id");