import { type SQL, sql } from 'drizzle-orm'
import { type Db, rows } from './database.ts'

/** A changed row, with the number of its last change. */
export type Change = { readonly source: string; readonly rowId: number; readonly number: number }

export type Changes = { readonly changes: Change[]; readonly next: number }

/**
 * Changes after a number, oldest first; a row that changed several times is listed once, with its last number.
 * Transactions take numbers while they run, and these become visible at the commit. So the answer ends before the first
 * number that a running transaction may still use: continuing from `next` misses nothing in any order of
 * commits.
 * A row that no longer exists was deleted. The migrations define the sources and their tables: `follow_changes(table,
 * source, column)` adds one.
 * @param db not in a transaction with REPEATABLE READ or above: the rows have to be read after the number
 * @param since 0 for everything; afterwards `next` of the last answer
 */
export async function changesSince(db: Db, sources: readonly string[], since: number, limit: number): Promise<Changes> {
  const ofSources = sql`source in (select jsonb_array_elements_text(${JSON.stringify(sources)}::jsonb))`
  return changesWhere(db, ofSources, since, limit)
}

/** The same for what a condition on `source` and `row_id` names. */
export async function changesWhere(db: Db, which: SQL, since: number, limit: number): Promise<Changes> {
  const [found] = await rows<{ settled: string }>(db, sql`select settled_change()::text as settled`)
  const settled = Number(found!.settled)
  const changed = await rows<{ source: string; rowId: number; number: string }>(
    db,
    sql`select source, row_id as "rowId", number::text as number from row_changes
        where number > ${since}::bigint and number <= ${settled}::bigint and ${which}
        order by row_changes.number
        limit ${limit}`,
  )
  const changes = changed.map(change => ({ ...change, number: Number(change.number) }))
  return { changes, next: changes.length < limit ? Math.max(settled, since) : changes.at(-1)!.number }
}
