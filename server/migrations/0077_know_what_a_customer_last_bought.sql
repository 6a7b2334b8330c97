ALTER TABLE "order_lines" ADD COLUMN "ordering_customer_id" integer;--> statement-breakpoint
-- No program that asks for changes sees this one.
ALTER TABLE "order_lines" DISABLE TRIGGER USER;--> statement-breakpoint
UPDATE "order_lines" AS l SET "ordering_customer_id" = o."customer_id" FROM "orders" o WHERE o."id" = l."order_id";--> statement-breakpoint
ALTER TABLE "order_lines" ENABLE TRIGGER USER;--> statement-breakpoint
ALTER TABLE "order_lines" ALTER COLUMN "ordering_customer_id" SET NOT NULL;--> statement-breakpoint
-- The version before names no customer.
CREATE FUNCTION "take_customer_of_order"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	NEW."ordering_customer_id" := (SELECT "customer_id" FROM "orders" WHERE "id" = NEW."order_id");
	RETURN NEW;
END $$;--> statement-breakpoint
CREATE TRIGGER "take_customer_of_order" BEFORE INSERT ON "order_lines"
FOR EACH ROW WHEN (NEW."ordering_customer_id" IS NULL) EXECUTE FUNCTION "take_customer_of_order"();--> statement-breakpoint
CREATE INDEX "order_lines_bought" ON "order_lines" USING btree ("ordering_customer_id","flavour_id","order_id") WHERE "order_lines"."quantity" > "order_lines"."cancelled_quantity" and "order_lines"."replaces_line" is null;