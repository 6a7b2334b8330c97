CREATE TABLE "backorder_answers" (
	"order_id" integer NOT NULL,
	"asked_at" timestamp with time zone NOT NULL,
	"asked_by" integer,
	"answered_at" timestamp with time zone NOT NULL,
	"answered_by" integer,
	"asked" integer NOT NULL,
	"confirmed" integer NOT NULL,
	CONSTRAINT "backorder_answers_order_id_asked_at_pk" PRIMARY KEY("order_id","asked_at")
);
--> statement-breakpoint
CREATE TABLE "newcomer_week_visits" (
	"week_id" integer NOT NULL,
	"day" date NOT NULL,
	"page" text NOT NULL,
	"by_customer" boolean NOT NULL,
	"visits" integer NOT NULL,
	CONSTRAINT "newcomer_week_visits_week_id_day_page_by_customer_pk" PRIMARY KEY("week_id","day","page","by_customer")
);
--> statement-breakpoint
ALTER TABLE "backorder_answers" ADD CONSTRAINT "backorder_answers_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "backorder_answers" ADD CONSTRAINT "backorder_answers_asked_by_users_id_fk" FOREIGN KEY ("asked_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "backorder_answers" ADD CONSTRAINT "backorder_answers_answered_by_users_id_fk" FOREIGN KEY ("answered_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "newcomer_week_visits" ADD CONSTRAINT "newcomer_week_visits_week_id_newcomer_weeks_id_fk" FOREIGN KEY ("week_id") REFERENCES "public"."newcomer_weeks"("id") ON DELETE cascade ON UPDATE no action;