CREATE TABLE "page_visits" (
	"user_id" integer NOT NULL,
	"page" text NOT NULL,
	"visited_at" timestamp with time zone NOT NULL,
	CONSTRAINT "page_visits_user_id_page_pk" PRIMARY KEY("user_id","page")
);
--> statement-breakpoint
ALTER TABLE "page_visits" ADD CONSTRAINT "page_visits_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "stock_movements_arrivals" ON "stock_movements" USING btree ("at") WHERE kind = 'receipt' or (before = 0 and after > 0);