CREATE TABLE "api_requests" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "api_requests_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"customer_id" integer NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"key_id" integer,
	"key_name" text,
	"is_test" boolean NOT NULL,
	"rights" jsonb NOT NULL,
	"method" text NOT NULL,
	"path" text NOT NULL,
	"status" integer NOT NULL,
	"duration_ms" integer NOT NULL,
	"request_id" text NOT NULL,
	"code" text,
	"sent_type" text,
	"sent_bytes" integer,
	"sent" text,
	"answer_type" text,
	"answer_bytes" integer,
	"answer" text
);
--> statement-breakpoint
ALTER TABLE "api_requests" ADD CONSTRAINT "api_requests_customer_id_customers_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."customers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "api_requests_customer" ON "api_requests" USING btree ("customer_id","id" DESC NULLS LAST);