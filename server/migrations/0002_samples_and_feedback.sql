CREATE TABLE "feedback_answers" (
	"question_id" integer NOT NULL,
	"user_id" integer NOT NULL,
	"value" jsonb NOT NULL,
	CONSTRAINT "feedback_answers_question_id_user_id_pk" PRIMARY KEY("question_id","user_id")
);
--> statement-breakpoint
CREATE TABLE "feedback_questions" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "feedback_questions_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"exhibitor_id" integer NOT NULL,
	"type" text NOT NULL,
	"question" text NOT NULL,
	"rank" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "feedback_questions_question" UNIQUE("exhibitor_id","question")
);
--> statement-breakpoint
CREATE TABLE "feedbacks" (
	"exhibitor_id" integer NOT NULL,
	"user_id" integer NOT NULL,
	"given_at" timestamp with time zone NOT NULL,
	CONSTRAINT "feedbacks_exhibitor_id_user_id_pk" PRIMARY KEY("exhibitor_id","user_id")
);
--> statement-breakpoint
CREATE TABLE "edition_sample_limits" (
	"edition_id" integer PRIMARY KEY NOT NULL,
	"most" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "exhibitor_sample_limits" (
	"exhibitor_id" integer PRIMARY KEY NOT NULL,
	"most" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "sample_flavours" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "sample_flavours_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"sample_product_id" integer NOT NULL,
	"flavour_id" integer NOT NULL,
	"sku" text NOT NULL,
	"name" text NOT NULL,
	"stock" integer NOT NULL,
	"rank" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "sample_flavours_flavour" UNIQUE("sample_product_id","flavour_id"),
	CONSTRAINT "sample_flavours_stock" CHECK ("sample_flavours"."stock" >= 0)
);
--> statement-breakpoint
CREATE TABLE "sample_positions" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "sample_positions_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"sample_flavour_id" integer NOT NULL,
	"customer_id" integer NOT NULL,
	"user_id" integer NOT NULL,
	"quantity" integer NOT NULL,
	"taken_at" timestamp with time zone NOT NULL,
	"shipped_at" timestamp with time zone,
	CONSTRAINT "sample_positions_taker" UNIQUE("customer_id","user_id","sample_flavour_id"),
	CONSTRAINT "sample_positions_quantity" CHECK ("sample_positions"."quantity" > 0)
);
--> statement-breakpoint
CREATE TABLE "sample_products" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "sample_products_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"exhibitor_id" integer NOT NULL,
	"name" text NOT NULL,
	"rank" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "sample_products_name" UNIQUE("exhibitor_id","name")
);
--> statement-breakpoint
ALTER TABLE "feedback_answers" ADD CONSTRAINT "feedback_answers_question_id_feedback_questions_id_fk" FOREIGN KEY ("question_id") REFERENCES "public"."feedback_questions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "feedback_answers" ADD CONSTRAINT "feedback_answers_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "feedback_questions" ADD CONSTRAINT "feedback_questions_exhibitor_id_exhibitors_id_fk" FOREIGN KEY ("exhibitor_id") REFERENCES "public"."exhibitors"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "feedbacks" ADD CONSTRAINT "feedbacks_exhibitor_id_exhibitors_id_fk" FOREIGN KEY ("exhibitor_id") REFERENCES "public"."exhibitors"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "feedbacks" ADD CONSTRAINT "feedbacks_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "edition_sample_limits" ADD CONSTRAINT "edition_sample_limits_edition_id_editions_id_fk" FOREIGN KEY ("edition_id") REFERENCES "public"."editions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "exhibitor_sample_limits" ADD CONSTRAINT "exhibitor_sample_limits_exhibitor_id_exhibitors_id_fk" FOREIGN KEY ("exhibitor_id") REFERENCES "public"."exhibitors"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sample_flavours" ADD CONSTRAINT "sample_flavours_sample_product_id_sample_products_id_fk" FOREIGN KEY ("sample_product_id") REFERENCES "public"."sample_products"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sample_flavours" ADD CONSTRAINT "sample_flavours_flavour_id_flavours_id_fk" FOREIGN KEY ("flavour_id") REFERENCES "public"."flavours"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sample_positions" ADD CONSTRAINT "sample_positions_sample_flavour_id_sample_flavours_id_fk" FOREIGN KEY ("sample_flavour_id") REFERENCES "public"."sample_flavours"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sample_positions" ADD CONSTRAINT "sample_positions_customer_id_customers_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."customers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sample_positions" ADD CONSTRAINT "sample_positions_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sample_products" ADD CONSTRAINT "sample_products_exhibitor_id_exhibitors_id_fk" FOREIGN KEY ("exhibitor_id") REFERENCES "public"."exhibitors"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "sample_positions_user" ON "sample_positions" USING btree ("user_id");