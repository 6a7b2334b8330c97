CREATE TABLE "size_sales" (
	"size_id" integer PRIMARY KEY NOT NULL,
	"pieces" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "sizes_bought_together" (
	"size_id" integer NOT NULL,
	"other_id" integer NOT NULL,
	"customers" integer NOT NULL,
	CONSTRAINT "sizes_bought_together_size_id_other_id_pk" PRIMARY KEY("size_id","other_id")
);
--> statement-breakpoint
ALTER TABLE "flavours" ADD COLUMN "first_offered_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "size_sales" ADD CONSTRAINT "size_sales_size_id_product_sizes_id_fk" FOREIGN KEY ("size_id") REFERENCES "public"."product_sizes"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sizes_bought_together" ADD CONSTRAINT "sizes_bought_together_size_id_product_sizes_id_fk" FOREIGN KEY ("size_id") REFERENCES "public"."product_sizes"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sizes_bought_together" ADD CONSTRAINT "sizes_bought_together_other_id_product_sizes_id_fk" FOREIGN KEY ("other_id") REFERENCES "public"."product_sizes"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "sizes_bought_together_other" ON "sizes_bought_together" USING btree ("other_id");