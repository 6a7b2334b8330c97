import type { Clock } from '../../../platform/clock.ts'
import type { Db } from '../../../platform/database.ts'
import type { Log } from '../../../platform/log.ts'
import type { Catalogue } from '../../catalogue/index.ts'
import type { Memory } from './memory.ts'
import { hasNews, openDeliveries } from './open-deliveries.ts'

const GATHER_MS = 10_000
/** What waits longer is found by the due rule. */
const LONGEST_TIMER_MS = 60_000
/** Timers that end within this are one. */
const STEP_MS = 250

type Deps = {
  readonly db: Db
  readonly clock: Clock
  readonly catalogue: Catalogue
  readonly memory: Memory
  readonly log: Log
  /** Sends what is due. */
  nudge(): void
}

/**
 * Gathers changes for ten seconds after the first, then opens the deliveries. Every server hears of a change and keeps
 * the time; the first one opens. A change that no server heard of is found by looking.
 */
export function makeGathering({ db, clock, catalogue, memory, log, nudge }: Deps) {
  let since: Date | undefined
  let isStarted = false
  let isClosed = false
  let running: Promise<void> = Promise.resolve()
  const timers = new Map<number, NodeJS.Timeout>()

  function begin(): void {
    if (since) return
    since = clock()
    wakeIn(GATHER_MS)
  }

  function wakeIn(ms: number): void {
    if (!isStarted || isClosed || ms > LONGEST_TIMER_MS) return
    const step = Math.ceil((performance.now() + ms) / STEP_MS)
    if (timers.has(step)) return
    const wake = () => {
      timers.delete(step)
      void look()
    }
    timers.set(step, setTimeout(wake, step * STEP_MS - performance.now()).unref())
  }

  /** Opens what has been gathered, and sends what is due. */
  function look(): Promise<void> {
    running = running.then(async () => {
      if (isClosed) return
      const now = clock()
      const left = since && GATHER_MS - (now.getTime() - since.getTime())
      // More than all of it is left where the clock was set back meanwhile: nobody waits that long.
      if (left !== undefined && left > 0 && left <= GATHER_MS) wakeIn(left)
      else if (left !== undefined) {
        since = undefined
        if (await hasNews(db)) {
          const known = await memory.renew()
          await openDeliveries(db, catalogue.snapshot(), known, now)
        }
      }
      nudge()
      if (!since && (await hasNews(db))) begin()
    })
    running = running.catch(error => log.error({ err: error }, 'stock changes not gathered'))
    return running
  }

  catalogue.onStock(begin)

  return {
    /** For the due rule. */
    look() {
      isStarted = true
      return look()
    },
    /** Posts were answered: the failed ones are tried again then. */
    tried(nextTries: readonly (Date | null)[]): void {
      const soonest = Math.min(...nextTries.map(next => next?.getTime() ?? Infinity))
      wakeIn(Math.max(soonest - clock().getTime(), 0))
      void look()
    },
    async close() {
      isClosed = true
      for (const timer of timers.values()) clearTimeout(timer)
      await running
    },
  }
}
