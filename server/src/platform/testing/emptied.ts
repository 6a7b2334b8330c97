/**
 * Empties a migrated database and resets its sequences for the next test: some milliseconds, where a new copy costs
 * most of a second. The bookkeeping of migrations and the job queue stays.
 */
export const EMPTY = `
do $$
declare one record;
begin
  set local session_replication_role = replica;
  for one in
    select c.oid::regclass as name from pg_class c join pg_namespace n on n.oid = c.relnamespace
    where c.relkind = 'r' and n.nspname in ('public', 'pgboss') and c.relname <> 'version'
  loop
    execute format('delete from %s', one.name);
  end loop;
  for one in
    select format('%I.%I', schemaname, sequencename)::regclass as name, start_value from pg_sequences
    where schemaname in ('public', 'pgboss') and last_value is not null
  loop
    perform setval(one.name, one.start_value, false);
  end loop;
end $$`
