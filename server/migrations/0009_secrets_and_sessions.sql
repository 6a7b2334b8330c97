ALTER TABLE "mails" ADD COLUMN "secret_for" integer;--> statement-breakpoint
ALTER TABLE "mails" ADD COLUMN "secret" text;--> statement-breakpoint
ALTER TABLE "sessions" ADD COLUMN "must_change_password" boolean DEFAULT false NOT NULL;--> statement-breakpoint
-- Secrets of mails that were sent or kept are no longer kept. One that still waits is given a new one when it is sent.
UPDATE "mails" SET
  "html" = regexp_replace("html", '[a-z2-9]{4}(-[a-z2-9]{4}){3}', '{secret}', 'g'),
  "text" = regexp_replace("text", '[a-z2-9]{4}(-[a-z2-9]{4}){3}', '{secret}', 'g'),
  "secret_for" = coalesce((SELECT "id" FROM "users" WHERE lower("users"."email") = lower("mails"."recipient")), 0)
WHERE "kind" = 'one-time-password';--> statement-breakpoint
-- Which of a user's sessions used the one-time password is not known: until now all of them had to choose a new one.
UPDATE "sessions" SET "must_change_password" = true FROM "users"
WHERE "users"."id" = "sessions"."user_id" AND "users"."must_change_password";
