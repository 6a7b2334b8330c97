import { sql } from 'drizzle-orm'
import { type Db, rows } from './database.ts'

/** A row that has changed, with the number of its last change. */
export type Change = { readonly source: string; readonly rowId: number; readonly number: number }

/**
 * Changes after a number, oldest first; a row that changed several times comes once, with its last number. Numbers are given
 * while transactions run and seen when they commit, so this answers only up to the first number that a running transaction
 * may still use: who goes on from `next` misses nothing, whatever the order of the commits.
 *
 * A row that is not there any more was deleted. Sources and their tables stand in the migrations: `follow_changes(table,
 * source, column)` adds one.
 *
 * @param db no transaction of the level REPEATABLE READ or above: the rows have to be read after the number
 * @param since 0 for everything; afterwards `next` of the last answer
 */
export async function changesSince(
  db: Db,
  sources: readonly string[],
  since: number,
  limit: number,
): Promise<{ changes: Change[]; next: number }> {
  const [found] = await rows<{ settled: string }>(db, sql`select settled_change()::text as settled`)
  const settled = Number(found!.settled)
  const changed = await rows<{ source: string; rowId: number; number: string }>(
    db,
    sql`select source, row_id as "rowId", number::text as number from row_changes
        where number > ${since}::bigint and number <= ${settled}::bigint
          and source in (select jsonb_array_elements_text(${JSON.stringify(sources)}::jsonb))
        order by row_changes.number
        limit ${limit}`,
  )
  const changes = changed.map(change => ({ ...change, number: Number(change.number) }))
  return { changes, next: changes.length < limit ? Math.max(settled, since) : changes.at(-1)!.number }
}
