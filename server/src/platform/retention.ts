import { dayIn } from '@fairfloor/domain/day'
import { and, lte, type SQL, sql } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import { type Db, rows } from './database.ts'
import type { Platform } from './parts.ts'
import { nightlyRuns } from './tables.ts'
import { transaction } from './transaction.ts'

/** Rows that are deleted some days after an instant of theirs. Each area hands in those of its own tables. */
export type Retained = {
  /** As docs/operations.md names them. */
  readonly what: string
  /** How many days of 24 hours they are kept, from `since` on. */
  readonly days: number
  /** The instant that the days count from, in words. */
  readonly after: string
  readonly since: PgColumn
  /** Which rows of the table are meant; without it all whose instant is set. */
  readonly only?: SQL
}

const QUEUE = 'retention'
/** Few rows at once: a statement locks them for a moment only, and the embedded database does nothing else meanwhile. */
export const BATCH = 500
/** A job that takes longer than the queue allows would be started a second time; the rest is a job of its own. */
const BATCHES_OF_JOB = 20
/** The hour of the shop's day at which a night begins: few people order then. */
const NIGHT_HOUR = 3
const HOUR_MS = 3_600_000
const DAY_MS = 24 * HOUR_MS

/**
 * Deletes what is older than its period, once a night, whatever the number of servers.
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
    // A server of another version may have queued what this one does not know.
    const entry = retained.find(one => one.what === what)
    if (!entry) return
    for (let batch = 0; batch < BATCHES_OF_JOB; batch++) if ((await deleteOld(db, entry, clock())) < BATCH) return
    await transaction(db, tx => send(tx, entry))
  })
}

/** The day whose night has begun: before three o'clock still the day before. */
export const nightOf = (now: Date, timeZone: string) => dayIn(new Date(now.getTime() - NIGHT_HOUR * HOUR_MS), timeZone)

/** @returns whether nobody has begun this night's run yet; the caller has it then */
async function beginNight(tx: Db, name: string, night: string): Promise<boolean> {
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

/** Deletes one batch; a row that somebody works on is left for another night. @returns how many rows were deleted */
export async function deleteOld(db: Db, { since, days, only }: Retained, now: Date): Promise<number> {
  const { table } = since
  const isOld = and(lte(since, new Date(now.getTime() - days * DAY_MS)), only)
  const deleted = await rows(
    db,
    sql`delete from ${table} where ctid = any(array(
      select ctid from ${table} where ${isOld} limit ${BATCH}::int for update skip locked)) returning 1`,
  )
  return deleted.length
}
