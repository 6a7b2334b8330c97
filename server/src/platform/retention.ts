import { and, lte, type SQL, sql } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import { type Db, rows } from './database.ts'
import type { Platform } from './platform.ts'
import { transaction } from './transaction.ts'

/** Rows to be deleted some days after an instant. Each area lists those of its own tables. */
export type Retained = {
  /** Name in docs/operations.md. */
  readonly what: string
  /** Days of 24 hours that they are kept, counted from `since`. */
  readonly days: number
  /** The instant from which days are counted, in words. */
  readonly after: string
  readonly since: PgColumn
  /** Which rows of the table are meant; by default all whose instant is set. */
  readonly only?: SQL
  /** Fewer rows of a batch, where many of other tables go with each. */
  readonly atOnce?: number
}

const QUEUE = 'retention'
/** Small batches: a statement locks its rows only briefly, and blocks the embedded database meanwhile. */
export const BATCH = 500
/** A job that runs longer than the queue allows would be started again; the rest is left to another job. */
const BATCHES_OF_JOB = 20
const DAY_MS = 86_400_000

/**
 * Deletes expired rows once a night on one of the servers.
 * @param timeZone the shop's
 */
export function deleteNightly(
  { later, jobs, backgroundDb: db }: Pick<Platform, 'later' | 'jobs' | 'backgroundDb'>,
  retained: readonly Retained[],
  timeZone: () => string,
): void {
  // Another server carries it out, by the clock of the one that began: its own has not been held against the database.
  const send = (tx: Db, { what }: Retained, now: Date) => jobs.send(tx, QUEUE, { what, now: now.toISOString() })

  later.nightly(QUEUE, timeZone, async (tx, now) => {
    for (const entry of retained) await send(tx, entry, now)
  })

  later.job<{ what: string; now?: string }>(QUEUE, async ({ what, now }) => {
    // A server of another release may have queued something unknown here, or without its time.
    const entry = retained.find(one => one.what === what)
    if (!entry || now === undefined) return
    const at = new Date(now)
    for (let batch = 0; batch < BATCHES_OF_JOB; batch++) if ((await deleteOld(db, entry, at)) < batchOf(entry)) return
    await transaction(db, tx => send(tx, entry, at))
  })
}

/** How many rows are deleted at once. */
export const batchOf = ({ atOnce = BATCH }: Retained): number => atOnce

/** Deletes one batch; locked rows are left for another night. @returns how many rows were deleted */
export async function deleteOld(db: Db, entry: Retained, now: Date): Promise<number> {
  const { since, days, only } = entry
  const { table } = since
  const isOld = and(lte(since, new Date(now.getTime() - days * DAY_MS)), only)
  const deleted = await rows(
    db,
    sql`delete from ${table} where ctid = any(array(
      select ctid from ${table} where ${isOld} limit ${batchOf(entry)}::int for update skip locked)) returning 1`,
  )
  return deleted.length
}

/** The newest instant in these tables, undefined in an empty database. Not of what ends by itself: that lies ahead. */
export async function newestKept(db: Db, retained: readonly Retained[]): Promise<Date | undefined> {
  const newest = retained
    .filter(({ days }) => days > 0)
    .map(({ since, only }) => sql`(select max(${since}) from ${since.table} where ${only ?? sql`true`})`)
  const [found] = await rows<{ at: string | null }>(
    db,
    sql`select to_char(greatest(${sql.join(newest, sql`, `)}) at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"') as at`,
  )
  return found?.at ? new Date(found.at) : undefined
}
