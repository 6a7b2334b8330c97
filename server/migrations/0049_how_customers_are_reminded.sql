CREATE TABLE "reminder_settings" (
	"id" integer PRIMARY KEY DEFAULT 1 NOT NULL,
	"by_night" boolean NOT NULL,
	"first_after" integer NOT NULL,
	"second_after" integer NOT NULL,
	"third_after" integer NOT NULL,
	CONSTRAINT "reminder_settings_one" CHECK ("reminder_settings"."id" = 1),
	CONSTRAINT "reminder_settings_days" CHECK ("reminder_settings"."first_after" >= 0 and "reminder_settings"."second_after" >= 0 and "reminder_settings"."third_after" >= 0)
);
