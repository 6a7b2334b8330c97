-- The triggers of 0015 planned their statement at each call, which took a millisecond of a release. Now each table has
-- functions of its own, whose statements are planned once per connection. An invoice is always written with its shipment,
-- which numbers the order already.
CREATE OR REPLACE FUNCTION "follow_changes"("table_name" text, "source" text, "id_column" text) RETURNS void LANGUAGE plpgsql AS $$
DECLARE
	event text;
	seen text;
	changed text;
BEGIN
	FOR event, seen, changed IN VALUES
		('insert', 'NEW TABLE AS new_rows', 'TABLE new_rows'),
		('update', 'OLD TABLE AS old_rows NEW TABLE AS new_rows', 'TABLE new_rows EXCEPT TABLE old_rows'),
		('delete', 'OLD TABLE AS old_rows', 'TABLE old_rows')
	LOOP
		EXECUTE format(
			'CREATE OR REPLACE FUNCTION %I() RETURNS trigger LANGUAGE plpgsql AS %L',
			format('number_%s_of_%s', event, table_name),
			format(
				'BEGIN
					PERFORM begin_change();
					INSERT INTO row_changes (source, row_id, number)
					SELECT %L, id, nextval(''change_numbers'')
					FROM (SELECT DISTINCT %I AS id FROM (%s) changed ORDER BY id) rows
					ON CONFLICT (source, row_id) DO UPDATE SET number = excluded.number;
					RETURN NULL;
				END',
				source, id_column, changed
			)
		);
		EXECUTE format('DROP TRIGGER IF EXISTS %I ON %I', 'number_' || event, table_name);
		EXECUTE format(
			'CREATE TRIGGER %I AFTER %s ON %I REFERENCING %s FOR EACH STATEMENT EXECUTE FUNCTION %I()',
			'number_' || event, event, table_name, seen, format('number_%s_of_%s', event, table_name)
		);
	END LOOP;
	EXECUTE format(
		'INSERT INTO row_changes (source, row_id, number)
		SELECT %L, id, nextval(''change_numbers'')
		FROM (SELECT %I AS id FROM %I EXCEPT SELECT row_id FROM row_changes WHERE source = %L ORDER BY id) rows',
		source, id_column, table_name, source
	);
END $$;--> statement-breakpoint
SELECT
	follow_changes('brands', 'brands', 'id'),
	follow_changes('categories', 'categories', 'id'),
	follow_changes('products', 'products', 'id'),
	follow_changes('product_sizes', 'product_sizes', 'id'),
	follow_changes('size_prices', 'size_prices', 'size_id'),
	follow_changes('flavours', 'flavours', 'id'),
	follow_changes('stock', 'stock', 'flavour_id'),
	follow_changes('orders', 'orders', 'id'),
	follow_changes('shipments', 'orders', 'order_id'),
	follow_changes('invoices', 'orders', 'order_id');--> statement-breakpoint
DROP TRIGGER "number_insert" ON "invoices";--> statement-breakpoint
DROP FUNCTION "number_insert_of_invoices"();--> statement-breakpoint
DROP FUNCTION "number_changes"();
