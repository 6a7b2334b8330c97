import { sql } from 'drizzle-orm'
import { appOn, type Options, setUp, type TestApp } from './app.ts'
import { type TestDatabase, testDatabase } from './database.ts'

type Fill<Found> = (app: TestApp) => Promise<Found>

/** How a database was filled, whose rows it keeps beside its own tables, and what that answered. */
const fillings = new WeakMap<TestDatabase, { fill: Fill<unknown>; found: unknown }>()

/**
 * An app whose database has been filled by the product's own commands. A worker fills it once: later apps start on the same
 * rows, copied within the database, and read them as after a restart.
 */
export async function filledApp<Found>(options: Options, fill: Fill<Found>): Promise<{ app: TestApp; found: Found }> {
  const database = await testDatabase()
  const known = fillings.get(database)
  if (known?.fill === fill) {
    await database.db.execute(sql.raw(RESTORE))
    return { app: await appOn(database, options), found: known.found as Found }
  }
  await setUp(database)
  const app = await appOn(database, options)
  const found = await fill(app)
  await database.db.execute(sql.raw(KEEP))
  fillings.set(database, { fill, found })
  return { app, found }
}

/** Into a schema that `EMPTY` leaves alone, and that `tablesHolding` does not read. */
const KEEP = `
do $$
declare one record; has_rows boolean;
begin
  drop schema if exists filled cascade;
  create schema filled;
  for one in select tablename as name from pg_tables where schemaname = 'public' loop
    execute format('select exists (select from public.%I)', one.name) into has_rows;
    if has_rows then execute format('create table filled.%I as table public.%I', one.name, one.name); end if;
  end loop;
  create table filled."its sequences" as
    select sequencename as name, last_value from pg_sequences where schemaname = 'public' and last_value is not null;
end $$`

const RESTORE = `
do $$
declare one record;
begin
  set local session_replication_role = replica;
  for one in
    select c.relname as name, string_agg(quote_ident(a.attname), ', ') as columns
    from pg_class c join pg_attribute a on a.attrelid = format('public.%I', c.relname)::regclass
    where c.relnamespace = 'filled'::regnamespace and c.relname <> 'its sequences' and c.relkind = 'r'
      and a.attnum > 0 and not a.attisdropped and a.attgenerated = ''
    group by c.relname
  loop
    execute format('insert into public.%I (%s) overriding system value select %s from filled.%I', one.name, one.columns, one.columns, one.name);
  end loop;
  perform setval(format('public.%I', name)::regclass, last_value) from filled."its sequences";
end $$`
