CREATE TABLE "release_marks" (
	"show_order_id" integer NOT NULL,
	"flavour_id" integer NOT NULL,
	"shipping_address_id" integer NOT NULL,
	"marked_at" timestamp with time zone NOT NULL,
	"marked_by" integer NOT NULL,
	"agent_id" integer,
	CONSTRAINT "release_marks_show_order_id_flavour_id_pk" PRIMARY KEY("show_order_id","flavour_id")
);
--> statement-breakpoint
ALTER TABLE "release_marks" ADD CONSTRAINT "release_marks_shipping_address_id_addresses_id_fk" FOREIGN KEY ("shipping_address_id") REFERENCES "public"."addresses"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "release_marks" ADD CONSTRAINT "release_marks_marked_by_users_id_fk" FOREIGN KEY ("marked_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "release_marks" ADD CONSTRAINT "release_marks_agent_id_users_id_fk" FOREIGN KEY ("agent_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "release_marks" ADD CONSTRAINT "release_marks_position" FOREIGN KEY ("show_order_id","flavour_id") REFERENCES "public"."show_positions"("show_order_id","flavour_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "release_marks_flavour" ON "release_marks" USING btree ("flavour_id");