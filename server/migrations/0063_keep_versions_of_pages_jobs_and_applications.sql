CREATE TABLE "careers_settings" (
	"id" integer PRIMARY KEY DEFAULT 1 NOT NULL,
	"keep_days" integer DEFAULT 180 NOT NULL,
	CONSTRAINT "careers_settings_one" CHECK ("careers_settings"."id" = 1),
	CONSTRAINT "careers_settings_days" CHECK ("careers_settings"."keep_days" > 0)
);
--> statement-breakpoint
CREATE TABLE "job_applications" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "job_applications_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"job_id" integer NOT NULL,
	"name" text NOT NULL,
	"email" text NOT NULL,
	"phone" text NOT NULL,
	"message" text NOT NULL,
	"language" text NOT NULL,
	"file" text NOT NULL,
	"file_size" integer NOT NULL,
	"received_at" timestamp with time zone NOT NULL,
	"state" text DEFAULT 'new' NOT NULL,
	"state_at" timestamp with time zone,
	"state_by" integer,
	"note" text DEFAULT '' NOT NULL
);
--> statement-breakpoint
CREATE TABLE "job_openings" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "job_openings_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"slug" text NOT NULL,
	"texts" jsonb NOT NULL,
	"rank" integer DEFAULT 1 NOT NULL,
	"published_at" timestamp with time zone,
	"open_from" timestamp with time zone,
	"open_until" timestamp with time zone,
	"changed_at" timestamp with time zone NOT NULL,
	"changed_by" integer,
	CONSTRAINT "job_openings_slug_unique" UNIQUE("slug"),
	CONSTRAINT "job_openings_slug" CHECK ("job_openings"."slug" ~ '^[a-z][a-z0-9-]{0,60}$')
);
--> statement-breakpoint
CREATE TABLE "content_pictures" (
	"name" text PRIMARY KEY NOT NULL,
	"width" integer NOT NULL,
	"height" integer NOT NULL,
	"added_at" timestamp with time zone NOT NULL,
	"added_by" integer
);
--> statement-breakpoint
CREATE TABLE "content_versions" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "content_versions_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"slug" text NOT NULL,
	"language" text NOT NULL,
	"title" text NOT NULL,
	"lead" text DEFAULT '' NOT NULL,
	"image" text,
	"sections" jsonb NOT NULL,
	"file" text,
	"published_from" timestamp with time zone,
	"saved_at" timestamp with time zone NOT NULL,
	"saved_by" integer
);
--> statement-breakpoint
ALTER TABLE "job_applications" ADD CONSTRAINT "job_applications_job_id_job_openings_id_fk" FOREIGN KEY ("job_id") REFERENCES "public"."job_openings"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "job_applications" ADD CONSTRAINT "job_applications_state_by_users_id_fk" FOREIGN KEY ("state_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "job_openings" ADD CONSTRAINT "job_openings_changed_by_users_id_fk" FOREIGN KEY ("changed_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "content_pictures" ADD CONSTRAINT "content_pictures_added_by_users_id_fk" FOREIGN KEY ("added_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "content_versions" ADD CONSTRAINT "content_versions_saved_by_users_id_fk" FOREIGN KEY ("saved_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "job_applications_received" ON "job_applications" USING btree ("received_at");--> statement-breakpoint
CREATE INDEX "job_applications_job" ON "job_applications" USING btree ("job_id");--> statement-breakpoint
CREATE INDEX "content_versions_shown" ON "content_versions" USING btree ("slug","language","published_from");--> statement-breakpoint
INSERT INTO "content_versions" ("slug", "language", "title", "lead", "image", "sections", "file", "published_from", "saved_at", "saved_by") SELECT "slug", coalesce((SELECT "languages" ->> 0 FROM "seller_settings"), 'en'), "title", "lead", "image", "sections", "file", "updated_at", "updated_at", "updated_by" FROM "content_pages";
