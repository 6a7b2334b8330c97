CREATE TABLE "newcomer_week_mails" (
	"week_id" integer NOT NULL,
	"kind" text NOT NULL,
	"customer_id" integer NOT NULL,
	"sent_at" timestamp with time zone NOT NULL,
	CONSTRAINT "newcomer_week_mails_week_id_kind_customer_id_pk" PRIMARY KEY("week_id","kind","customer_id")
);
--> statement-breakpoint
CREATE TABLE "newcomer_week_unmailed" (
	"user_id" integer PRIMARY KEY NOT NULL,
	"since" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "newcomer_week_mails" ADD CONSTRAINT "newcomer_week_mails_week_id_newcomer_weeks_id_fk" FOREIGN KEY ("week_id") REFERENCES "public"."newcomer_weeks"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "newcomer_week_mails" ADD CONSTRAINT "newcomer_week_mails_customer_id_customers_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."customers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "newcomer_week_unmailed" ADD CONSTRAINT "newcomer_week_unmailed_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "newcomer_week_mails_customer" ON "newcomer_week_mails" USING btree ("customer_id");