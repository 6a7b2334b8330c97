import { sql } from 'drizzle-orm'
import { type Db, rows } from '../database.ts'

/** Names of the tables, including the jobs' but not what tests keep for the next one, with a row that contains a text; a dump would reveal it. */
export async function tablesHolding(db: Db, text: string): Promise<string[]> {
  const tables = await rows<{ name: string }>(
    db,
    sql`select format('%I.%I', schemaname, tablename) as name from pg_tables
        where schemaname not in ('pg_catalog', 'information_schema', 'filled') order by 1`,
  )
  const holding: string[] = []
  for (const { name } of tables) {
    const found = sql`select 1 as one from ${sql.raw(name)} t where strpos(to_jsonb(t)::text, ${text}) > 0 limit 1`
    if ((await rows(db, found)).length > 0) holding.push(name)
  }
  return holding
}
