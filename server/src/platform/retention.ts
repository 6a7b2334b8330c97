import { dayIn } from '@fairfloor/domain/day'
import { and, lte, type SQL, sql } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import { type Db, rows } from './database.ts'
import type { Platform } from './platform.ts'
import { nightlyRuns } from './tables.ts'
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
/** Hour of the shop's day at which the nightly work begins: few people order then. */
const NIGHT_HOUR = 3
const HOUR_MS = 3_600_000
const DAY_MS = 24 * HOUR_MS

/**
 * Deletes expired rows once a night, however many servers there are.
 * @param timeZone the shop's
 */
export function deleteNightly(
  { due, jobs, backgroundDb: db, clock }: Pick<Platform, 'due' | 'jobs' | 'backgroundDb' | 'clock'>,
  retained: readonly Retained[],
  timeZone: () => string,
): void {
  const send = (tx: Db, { what }: Retained) => jobs.send(tx, QUEUE, { what })

  due.add(QUEUE, now =>
    transaction(db, async tx => {
      if (!(await beginNight(tx, QUEUE, nightOf(now, timeZone())))) return
      for (const entry of retained) await send(tx, entry)
    }),
  )

  jobs.work<{ what: string }>(QUEUE, async ({ what }) => {
    // A server of another release may have queued something unknown here.
    const entry = retained.find(one => one.what === what)
    if (!entry) return
    for (let batch = 0; batch < BATCHES_OF_JOB; batch++)
      if ((await deleteOld(db, entry, clock())) < batchOf(entry)) return
    await transaction(db, tx => send(tx, entry))
  })
}

/** The day whose night has begun: before three o'clock still the previous day. */
export const nightOf = (now: Date, timeZone: string) => dayIn(new Date(now.getTime() - NIGHT_HOUR * HOUR_MS), timeZone)

/** @returns whether this call has claimed this night's run */
export async function beginNight(tx: Db, name: string, night: string): Promise<boolean> {
  const begun = await tx
    .insert(nightlyRuns)
    .values({ name, night })
    .onConflictDoUpdate({
      target: nightlyRuns.name,
      set: { night },
      setWhere: sql`${nightlyRuns.night} < ${night}::date`,
    })
    .returning({ name: nightlyRuns.name })
  return begun.length > 0
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
