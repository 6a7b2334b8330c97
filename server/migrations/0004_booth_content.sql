CREATE TABLE "brand_videos" (
	"brand_id" integer PRIMARY KEY NOT NULL,
	"url" text NOT NULL,
	"poster" text
);
--> statement-breakpoint
CREATE TABLE "highlight_views" (
	"highlight_id" integer NOT NULL,
	"user_id" integer NOT NULL,
	"viewed_at" timestamp with time zone NOT NULL,
	CONSTRAINT "highlight_views_highlight_id_user_id_pk" PRIMARY KEY("highlight_id","user_id")
);
--> statement-breakpoint
CREATE TABLE "highlights" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "highlights_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"exhibitor_id" integer NOT NULL,
	"rank" integer NOT NULL,
	"front" text NOT NULL,
	"flipped" text NOT NULL,
	"title" text NOT NULL,
	"text" text NOT NULL,
	CONSTRAINT "highlights_rank" UNIQUE("exhibitor_id","rank")
);
--> statement-breakpoint
CREATE TABLE "media_categories" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "media_categories_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"name" text NOT NULL,
	"rank" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "media_categories_name_unique" UNIQUE("name")
);
--> statement-breakpoint
CREATE TABLE "media_files" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "media_files_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"exhibitor_id" integer NOT NULL,
	"category_id" integer,
	"name" text NOT NULL,
	"file" text NOT NULL,
	"size" integer NOT NULL,
	"preview" text,
	"rank" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "media_files_name" UNIQUE("exhibitor_id","name"),
	CONSTRAINT "media_files_size" CHECK ("media_files"."size" > 0)
);
--> statement-breakpoint
CREATE TABLE "media_kit_downloads" (
	"exhibitor_id" integer NOT NULL,
	"user_id" integer NOT NULL,
	"downloaded_at" timestamp with time zone NOT NULL,
	CONSTRAINT "media_kit_downloads_exhibitor_id_user_id_pk" PRIMARY KEY("exhibitor_id","user_id")
);
--> statement-breakpoint
CREATE TABLE "organiser_video_views" (
	"edition_id" integer NOT NULL,
	"user_id" integer NOT NULL,
	"viewed_at" timestamp with time zone NOT NULL,
	CONSTRAINT "organiser_video_views_edition_id_user_id_pk" PRIMARY KEY("edition_id","user_id")
);
--> statement-breakpoint
CREATE TABLE "vitrine_products" (
	"edition_id" integer NOT NULL,
	"vitrine" integer NOT NULL,
	"size_id" integer NOT NULL,
	"rank" integer NOT NULL,
	CONSTRAINT "vitrine_products_edition_id_vitrine_size_id_pk" PRIMARY KEY("edition_id","vitrine","size_id"),
	CONSTRAINT "vitrine_products_from_one" CHECK ("vitrine_products"."vitrine" >= 1)
);
--> statement-breakpoint
ALTER TABLE "exhibitors" ADD COLUMN "video_poster" text;--> statement-breakpoint
ALTER TABLE "brand_videos" ADD CONSTRAINT "brand_videos_brand_id_brands_id_fk" FOREIGN KEY ("brand_id") REFERENCES "public"."brands"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "highlight_views" ADD CONSTRAINT "highlight_views_highlight_id_highlights_id_fk" FOREIGN KEY ("highlight_id") REFERENCES "public"."highlights"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "highlight_views" ADD CONSTRAINT "highlight_views_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "highlights" ADD CONSTRAINT "highlights_exhibitor_id_exhibitors_id_fk" FOREIGN KEY ("exhibitor_id") REFERENCES "public"."exhibitors"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "media_files" ADD CONSTRAINT "media_files_exhibitor_id_exhibitors_id_fk" FOREIGN KEY ("exhibitor_id") REFERENCES "public"."exhibitors"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "media_files" ADD CONSTRAINT "media_files_category_id_media_categories_id_fk" FOREIGN KEY ("category_id") REFERENCES "public"."media_categories"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "media_kit_downloads" ADD CONSTRAINT "media_kit_downloads_exhibitor_id_exhibitors_id_fk" FOREIGN KEY ("exhibitor_id") REFERENCES "public"."exhibitors"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "media_kit_downloads" ADD CONSTRAINT "media_kit_downloads_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "organiser_video_views" ADD CONSTRAINT "organiser_video_views_edition_id_editions_id_fk" FOREIGN KEY ("edition_id") REFERENCES "public"."editions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "organiser_video_views" ADD CONSTRAINT "organiser_video_views_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "vitrine_products" ADD CONSTRAINT "vitrine_products_edition_id_editions_id_fk" FOREIGN KEY ("edition_id") REFERENCES "public"."editions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "vitrine_products" ADD CONSTRAINT "vitrine_products_size_id_product_sizes_id_fk" FOREIGN KEY ("size_id") REFERENCES "public"."product_sizes"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "highlight_views_user" ON "highlight_views" USING btree ("user_id");