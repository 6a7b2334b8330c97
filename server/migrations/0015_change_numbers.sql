CREATE SEQUENCE "public"."change_numbers" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1;--> statement-breakpoint
CREATE TABLE "row_changes" (
	"source" text NOT NULL,
	"row_id" integer NOT NULL,
	"number" bigint NOT NULL,
	CONSTRAINT "row_changes_source_row_id_pk" PRIMARY KEY("source","row_id"),
	CONSTRAINT "row_changes_number" UNIQUE("number")
);
--> statement-breakpoint
-- Called before a transaction takes its first number. From here to its end the transaction holds a shared lock whose key is a
-- number below all of its own: who reads changes sees by it how far nothing is missing. The upper 16 bits tell these locks
-- from others.
CREATE FUNCTION "begin_change"() RETURNS void LANGUAGE plpgsql AS $$
DECLARE
	mark bigint;
BEGIN
	IF coalesce(current_setting('changes.mark', true), '') <> '' THEN
		RETURN;
	END IF;
	mark := nextval('change_numbers');
	PERFORM pg_advisory_xact_lock_shared((17997::bigint << 48) | mark);
	PERFORM set_config('changes.mark', mark::text, true);
END $$;--> statement-breakpoint
-- The number up to which all transactions have ended. The last number is read before the locks: a transaction that takes
-- a number up to it afterwards holds its lock by then.
CREATE FUNCTION "settled_change"() RETURNS bigint LANGUAGE plpgsql AS $$
DECLARE
	newest bigint;
	oldest_open bigint;
BEGIN
	SELECT last_value INTO newest FROM "change_numbers";
	SELECT min(((classid::bigint & 65535) << 32) | objid::bigint) INTO oldest_open
	FROM pg_locks
	WHERE locktype = 'advisory' AND mode = 'ShareLock' AND objsubid = 1 AND classid::bigint >> 16 = 17997
		AND database = (SELECT oid FROM pg_database WHERE datname = current_database());
	RETURN least(newest, oldest_open);
END $$;--> statement-breakpoint
-- Numbers what a statement has changed. Arguments: source, column of the row id. An update that changes nothing has no number.
CREATE FUNCTION "number_changes"() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
	changed text := CASE TG_OP
		WHEN 'INSERT' THEN 'TABLE new_rows'
		WHEN 'UPDATE' THEN 'TABLE new_rows EXCEPT TABLE old_rows'
		ELSE 'TABLE old_rows'
	END;
BEGIN
	PERFORM begin_change();
	EXECUTE format(
		'INSERT INTO row_changes (source, row_id, number)
		SELECT %L, id, nextval(''change_numbers'') FROM (SELECT DISTINCT %I AS id FROM (%s) changed ORDER BY id) rows
		ON CONFLICT (source, row_id) DO UPDATE SET number = excluded.number',
		TG_ARGV[0], TG_ARGV[1], changed
	);
	RETURN NULL;
END $$;--> statement-breakpoint
-- Makes the changes of a table known under the name of a source, beginning with the rows that it has.
CREATE FUNCTION "follow_changes"("table_name" text, "source" text, "id_column" text) RETURNS void LANGUAGE plpgsql AS $$
DECLARE
	event text;
	seen text;
BEGIN
	FOR event, seen IN VALUES
		('INSERT', 'NEW TABLE AS new_rows'),
		('UPDATE', 'OLD TABLE AS old_rows NEW TABLE AS new_rows'),
		('DELETE', 'OLD TABLE AS old_rows')
	LOOP
		EXECUTE format(
			'CREATE TRIGGER %I AFTER %s ON %I REFERENCING %s FOR EACH STATEMENT EXECUTE FUNCTION number_changes(%L, %L)',
			'number_' || lower(event), event, table_name, seen, source, id_column
		);
	END LOOP;
	EXECUTE format(
		'INSERT INTO row_changes (source, row_id, number)
		SELECT %L, id, nextval(''change_numbers'') FROM (SELECT DISTINCT %I AS id FROM %I ORDER BY id) rows
		ON CONFLICT (source, row_id) DO NOTHING',
		source, id_column, table_name
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
	follow_changes('invoices', 'orders', 'order_id');
