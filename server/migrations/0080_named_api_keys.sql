CREATE TABLE "named_api_keys" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "named_api_keys_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"customer_id" integer NOT NULL,
	"name" text NOT NULL,
	"rights" jsonb NOT NULL,
	"is_test" boolean NOT NULL,
	"user_id" integer NOT NULL,
	"key_hash" text NOT NULL,
	"last_four" text NOT NULL,
	"made_at" timestamp with time zone NOT NULL,
	"made_by" integer,
	"last_used_at" timestamp with time zone,
	CONSTRAINT "named_api_keys_key_hash_unique" UNIQUE("key_hash"),
	CONSTRAINT "named_api_keys_name" UNIQUE("customer_id","name")
);
--> statement-breakpoint
ALTER TABLE "named_api_keys" ADD CONSTRAINT "named_api_keys_customer_id_customers_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."customers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "named_api_keys" ADD CONSTRAINT "named_api_keys_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "named_api_keys" ADD CONSTRAINT "named_api_keys_made_by_users_id_fk" FOREIGN KEY ("made_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;