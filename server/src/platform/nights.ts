import { dayIn } from '@fairfloor/domain/day'
import { max, sql } from 'drizzle-orm'
import type { Db } from './database.ts'
import type { Log } from './log.ts'
import { nightlyRuns } from './tables.ts'

/** Work of the night: the first server begins each piece, once a night, and none does while the clock is in doubt. */
export type Nights = {
  /**
   * @param timeZone the shop's
   * @returns whether this call has claimed the piece of work for the night of `now`
   */
  begin(tx: Db, name: string, now: Date, timeZone: string): Promise<boolean>
  /**
   * Whether `now` is too far from what the database remembers to delete by it: a clock that is wrong looks just like a shop
   * that was shut for long. Never in a trial, whose clock is set.
   * @returns the last instant that the database remembers, if it is in doubt
   */
  doubtedSince(db: Db, now: Date): Promise<Date | undefined>
  /** Somebody has looked: `now` is right, and the night begins. */
  confirm(tx: Db, now: Date): Promise<void>
}

type Options = {
  readonly log: Log
  /** Whether the clock of this database may be set. */
  isTrial(db: Db): Promise<boolean>
  /** The newest instant in the database, asked before its first night. */
  newestKept(db: Db): Promise<Date | undefined>
}

/** Hour of the shop's day at which the nightly work begins: few people order then. */
const NIGHT_HOUR = 3
const HOUR_MS = 3_600_000
const DAY_MS = 24 * HOUR_MS
const MOST_DAYS_APART = 31

export function makeNights({ log, isTrial, newestKept }: Options): Nights {
  let isSaid = false

  async function doubtedSince(db: Db, now: Date): Promise<Date | undefined> {
    const [run] = await db.select({ last: max(nightlyRuns.night) }).from(nightlyRuns)
    const last = run?.last ? new Date(run.last) : await newestKept(db)
    if (!last || Math.abs(now.getTime() - last.getTime()) <= MOST_DAYS_APART * DAY_MS || (await isTrial(db))) return
    return last
  }

  return {
    doubtedSince,
    async begin(tx, name, now, timeZone) {
      const since = await doubtedSince(tx, now)
      if (since && !isSaid)
        log.error({ now, last: since }, 'nightly work stopped: the clock is in doubt, see /admin/jobs')
      isSaid = since !== undefined
      return !since && claim(tx, name, nightOf(now, timeZone))
    },
    async confirm(tx, now) {
      // The day before any night that could have begun, in any time zone.
      const night = dayIn(new Date(now.getTime() - 2 * DAY_MS), 'UTC')
      await tx.insert(nightlyRuns).values({ name: 'confirmed', night }).onConflictDoNothing()
      await tx.update(nightlyRuns).set({ night })
    },
  }
}

/** The day whose night has begun: before three o'clock still the previous day. */
export const nightOf = (now: Date, timeZone: string) => dayIn(new Date(now.getTime() - NIGHT_HOUR * HOUR_MS), timeZone)

async function claim(tx: Db, name: string, night: string): Promise<boolean> {
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
