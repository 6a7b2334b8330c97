CREATE TABLE "stock_deliveries" (
	"customer_id" integer NOT NULL,
	"place" integer NOT NULL,
	"number" bigint NOT NULL,
	"kind" text NOT NULL,
	"webhook_id" text NOT NULL,
	"flavour_ids" integer[] NOT NULL,
	"sent_at" timestamp with time zone NOT NULL,
	"duration_ms" integer NOT NULL,
	"status" integer,
	"fault" text,
	"answer" text DEFAULT '' NOT NULL,
	"next_try_at" timestamp with time zone,
	CONSTRAINT "stock_deliveries_customer_id_place_pk" PRIMARY KEY("customer_id","place")
);
--> statement-breakpoint
CREATE TABLE "stock_endpoints" (
	"customer_id" integer PRIMARY KEY NOT NULL,
	"url" text,
	"token" text,
	"secret" text,
	"previous_secret" text,
	"previous_until" timestamp with time zone,
	"saved_at" timestamp with time zone NOT NULL,
	"saved_by" integer,
	"state" text DEFAULT 'on' NOT NULL,
	"state_since" timestamp with time zone NOT NULL,
	"recovered_at" timestamp with time zone,
	"told_through" bigint DEFAULT 0 NOT NULL,
	"webhook_id" text,
	"flavour_ids" integer[],
	"through" bigint,
	"attempts" integer DEFAULT 0 NOT NULL,
	"next_try_at" timestamp with time zone,
	"lease" text,
	"leased_until" timestamp with time zone,
	"posts" bigint DEFAULT 0 NOT NULL
);
--> statement-breakpoint
ALTER TABLE "stock_deliveries" ADD CONSTRAINT "stock_deliveries_customer_id_stock_endpoints_customer_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."stock_endpoints"("customer_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "stock_endpoints" ADD CONSTRAINT "stock_endpoints_customer_id_customers_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."customers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "stock_endpoints" ADD CONSTRAINT "stock_endpoints_saved_by_users_id_fk" FOREIGN KEY ("saved_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;