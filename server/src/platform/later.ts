import type { Db } from './database.ts'
import type { Due } from './due-rules.ts'
import type { Jobs } from './jobs.ts'
import type { Log } from './log.ts'
import type { Nights } from './nights.ts'
import type { Outbox } from './outbox.ts'
import { transaction } from './transaction.ts'

type StartedBy = 'event' | 'job' | 'clock' | 'night'

/** One thing that happens later, by itself. */
type LaterWork = {
  readonly startedBy: StartedBy
  /** The event's topic, the job's queue, or the name of the rule. */
  readonly start: string
  /** What it does: the desk says it in words, by this name. */
  readonly does: string
}

type Undone<Id> = {
  /** What has waited since before an instant. */
  readonly find: (db: Db, before: Date) => Promise<readonly Id[]>
  /** Does it once, also if others do it at the same moment. */
  readonly settle: (tx: Db, id: Id, now: Date) => Promise<void>
}

/** Registers what happens later, before the start. Each says what starts it, what it does, and, by its kind, what follows a failure. */
export type Later = {
  /** All of it, in the order of its registration. */
  readonly work: readonly LaterWork[]
  /**
   * Reacts to an event, in the transaction that delivers it; must be idempotent. What fails is tried again after 2 s, 4 s …, ten
   * times in all, and then waits for the operator.
   */
  afterEvent<Payload>(topic: string, does: string, react: (tx: Db, payload: Payload) => Promise<void>): void
  /** For frequent events: all that are open are passed in one batch. */
  afterEvents<Payload>(
    topic: string,
    does: string,
    react: (tx: Db, payloads: readonly Payload[]) => Promise<void>,
  ): void
  /**
   * Carries out what `jobs.send` has queued. What fails is tried again for some six hours, and then waits for the operator. The
   * queue's name says what it does.
   */
  job<Data extends object>(queue: string, work: (data: Data) => Promise<void>): void
  /** Finds what is due, at the start and every half minute, on each server; must be idempotent. What fails is logged, and comes again with the next look. */
  whenDue(does: string, rule: (now: Date) => Promise<void>): void
  /**
   * Finds again what an event should have done a minute ago: a server of the version before handles an event without what
   * has been added since, and an event is given up after some failures. What fails or comes to nothing is tried again after an hour.
   */
  findAgain<Id extends string | number>(does: string, undone: Undone<Id>): void
  /**
   * Works once a night, on the first server. What fails in the transaction that begins the night is tried again with the
   * next look; what fails after it, in the next night.
   * @param timeZone the shop's; undefined: there is no shop yet, and no night
   * @param work returns what is done after the commit, if anything
   */
  nightly(
    does: string,
    timeZone: () => string | undefined,
    work: (tx: Db, now: Date) => Promise<(() => Promise<void>) | void>,
  ): void
}

const MINUTE_MS = 60_000
const HOUR_MS = 60 * MINUTE_MS

type Means = {
  readonly db: Db
  readonly log: Log
  readonly outbox: Outbox
  readonly jobs: Jobs
  readonly due: Due
  readonly nights: Nights
}

export function makeLater({ db, log, outbox, jobs, due, nights }: Means): Later {
  const work: LaterWork[] = []
  const note = (startedBy: StartedBy, start: string, does = start) => void work.push({ startedBy, start, does })
  const whenDue: Later['whenDue'] = (does, rule) => {
    note('clock', does)
    due.add(does, rule)
  }
  // Delivers events left by a stopped server, and those due for a retry.
  due.add('outbox', () => outbox.drain())

  return {
    work,
    whenDue,
    afterEvent(topic, does, react) {
      note('event', topic, does)
      outbox.on(topic, react)
    },
    afterEvents(topic, does, react) {
      note('event', topic, does)
      outbox.onMany(topic, react)
    },
    job(queue, work) {
      note('job', queue)
      jobs.work(queue, work)
    },
    findAgain<Id extends string | number>(does: string, { find, settle }: Undone<Id>) {
      let tried = new Map<Id, number>()
      whenDue(does, async now => {
        const found = await find(db, new Date(now.getTime() - MINUTE_MS))
        tried = new Map([...tried].filter(([id, at]) => found.includes(id) && now.getTime() - at < HOUR_MS))
        for (const id of found) {
          if (tried.has(id)) continue
          tried.set(id, now.getTime())
          await transaction(db, tx => settle(tx, id, now)).catch(error =>
            log.error({ err: error, rule: does, id }, 'due'),
          )
        }
        if (found.length > 0) outbox.nudge()
      })
    },
    nightly(does, timeZone, work) {
      note('night', does)
      due.add(does, async now => {
        const zone = timeZone()
        if (zone === undefined) return
        const afterwards = await transaction(db, async tx =>
          (await nights.begin(tx, does, now, zone)) ? work(tx, now) : undefined,
        )
        await afterwards?.()
      })
    },
  }
}
