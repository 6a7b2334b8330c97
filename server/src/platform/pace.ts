import { minutesToWait, type Pace, paceStart } from '@fairfloor/domain/paces'
import { and, desc, gt, type SQL, sql } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import type { Db } from './database.ts'

/** Rows that count, of one table: when each was made, and which they are. Without `of` all of them. */
type Counted = { readonly at: PgColumn; readonly of?: SQL | undefined }

/** Lets what is counted together come one after the other, on every server, until the transaction ends. */
export const lockPace = (tx: Db, name: string) =>
  tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${name}, 0))`)

/**
 * Whole minutes until one more may be done; 0 for now. Call `lockPace` first. A statement for each kind of rows.
 * @param pace of `paces`
 */
export async function paceOf(tx: Db, pace: Pace, now: Date, ...counted: readonly Counted[]): Promise<number> {
  const instants: Date[] = []
  for (const { at, of } of counted) {
    const newest = tx
      .select({ at })
      .from(at.table)
      .where(and(of, gt(at, paceStart(pace, now))))
    instants.push(...(await newest.orderBy(desc(at)).limit(pace.most)).map(row => row.at as Date))
  }
  return minutesToWait(
    pace,
    instants.sort((a, b) => b.getTime() - a.getTime()),
    now,
  )
}
