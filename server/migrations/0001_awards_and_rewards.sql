CREATE TABLE "award_categories" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "award_categories_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"year_id" integer NOT NULL,
	"name" text NOT NULL,
	"rank" integer DEFAULT 0 NOT NULL,
	"overlay" text,
	CONSTRAINT "award_categories_name" UNIQUE("year_id","name")
);
--> statement-breakpoint
CREATE TABLE "award_nominees" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "award_nominees_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"category_id" integer NOT NULL,
	"brand_id" integer,
	"product_id" integer,
	"rank" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "award_nominees_brand" UNIQUE("category_id","brand_id"),
	CONSTRAINT "award_nominees_product" UNIQUE("category_id","product_id"),
	CONSTRAINT "award_nominees_place" UNIQUE("category_id","id"),
	CONSTRAINT "award_nominees_one" CHECK (num_nonnulls("award_nominees"."brand_id", "award_nominees"."product_id") = 1)
);
--> statement-breakpoint
CREATE TABLE "award_votes" (
	"category_id" integer NOT NULL,
	"user_id" integer NOT NULL,
	"nominee_id" integer NOT NULL,
	"voted_at" timestamp with time zone NOT NULL,
	CONSTRAINT "award_votes_category_id_user_id_pk" PRIMARY KEY("category_id","user_id")
);
--> statement-breakpoint
CREATE TABLE "award_winners" (
	"category_id" integer PRIMARY KEY NOT NULL,
	"nominee_id" integer NOT NULL,
	"chosen_at" timestamp with time zone NOT NULL,
	"chosen_by" integer
);
--> statement-breakpoint
CREATE TABLE "award_years" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "award_years_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"edition_id" integer NOT NULL,
	"name" text NOT NULL,
	"voting_start" timestamp with time zone NOT NULL,
	"voting_end" timestamp with time zone NOT NULL,
	"winner_start" date NOT NULL,
	"visible_end" date NOT NULL,
	CONSTRAINT "award_years_edition_id_unique" UNIQUE("edition_id"),
	CONSTRAINT "award_years_in_order" CHECK ("award_years"."voting_start" < "award_years"."voting_end" and "award_years"."winner_start" <= "award_years"."visible_end")
);
--> statement-breakpoint
CREATE TABLE "reward_rules" (
	"edition_id" integer NOT NULL,
	"activity" text NOT NULL,
	"points" integer NOT NULL,
	"cap" integer NOT NULL,
	CONSTRAINT "reward_rules_edition_id_activity_pk" PRIMARY KEY("edition_id","activity"),
	CONSTRAINT "reward_rules_not_negative" CHECK ("reward_rules"."points" >= 0 and "reward_rules"."cap" >= 0)
);
--> statement-breakpoint
CREATE TABLE "rewarded_things" (
	"edition_id" integer NOT NULL,
	"user_id" integer NOT NULL,
	"activity" text NOT NULL,
	"thing_id" integer NOT NULL,
	"done_at" timestamp with time zone NOT NULL,
	CONSTRAINT "rewarded_things_edition_id_user_id_activity_thing_id_pk" PRIMARY KEY("edition_id","user_id","activity","thing_id")
);
--> statement-breakpoint
ALTER TABLE "award_categories" ADD CONSTRAINT "award_categories_year_id_award_years_id_fk" FOREIGN KEY ("year_id") REFERENCES "public"."award_years"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "award_nominees" ADD CONSTRAINT "award_nominees_category_id_award_categories_id_fk" FOREIGN KEY ("category_id") REFERENCES "public"."award_categories"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "award_nominees" ADD CONSTRAINT "award_nominees_brand_id_brands_id_fk" FOREIGN KEY ("brand_id") REFERENCES "public"."brands"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "award_nominees" ADD CONSTRAINT "award_nominees_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "award_votes" ADD CONSTRAINT "award_votes_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "award_votes" ADD CONSTRAINT "award_votes_nominee" FOREIGN KEY ("category_id","nominee_id") REFERENCES "public"."award_nominees"("category_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "award_winners" ADD CONSTRAINT "award_winners_chosen_by_users_id_fk" FOREIGN KEY ("chosen_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "award_winners" ADD CONSTRAINT "award_winners_nominee" FOREIGN KEY ("category_id","nominee_id") REFERENCES "public"."award_nominees"("category_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "award_years" ADD CONSTRAINT "award_years_edition_id_editions_id_fk" FOREIGN KEY ("edition_id") REFERENCES "public"."editions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reward_rules" ADD CONSTRAINT "reward_rules_edition_id_editions_id_fk" FOREIGN KEY ("edition_id") REFERENCES "public"."editions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "rewarded_things" ADD CONSTRAINT "rewarded_things_edition_id_editions_id_fk" FOREIGN KEY ("edition_id") REFERENCES "public"."editions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "rewarded_things" ADD CONSTRAINT "rewarded_things_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "award_votes_user" ON "award_votes" USING btree ("user_id");