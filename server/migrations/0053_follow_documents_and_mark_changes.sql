CREATE TABLE "change_marks" (
	"number" bigint PRIMARY KEY NOT NULL,
	"at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE INDEX "change_marks_at" ON "change_marks" USING btree ("at");--> statement-breakpoint
-- A line changes by itself when goods come in for it; what is open of an invoice changes with its settlements.
SELECT
	follow_changes('order_lines', 'orders', 'order_id'),
	follow_changes('settlements', 'invoices', 'invoice_id'),
	follow_changes('credit_notes', 'credit_notes', 'id');--> statement-breakpoint
-- A paid invoice changes its order, which its triggers number already; it is numbered itself as well.
CREATE FUNCTION "number_invoices"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	PERFORM begin_change();
	INSERT INTO row_changes (source, row_id, number)
	SELECT 'invoices', id, nextval('change_numbers') FROM (SELECT id FROM new_rows ORDER BY id) changed
	ON CONFLICT (source, row_id) DO UPDATE SET number = excluded.number;
	RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER "number_itself_insert" AFTER INSERT ON "invoices" REFERENCING NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION number_invoices();--> statement-breakpoint
CREATE TRIGGER "number_itself_update" AFTER UPDATE ON "invoices" REFERENCING NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION number_invoices();--> statement-breakpoint
INSERT INTO row_changes (source, row_id, number)
SELECT 'invoices', id, nextval('change_numbers')
FROM (SELECT id FROM invoices EXCEPT SELECT row_id FROM row_changes WHERE source = 'invoices' ORDER BY id) rows;
