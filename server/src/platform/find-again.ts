import type { Db } from './database.ts'
import type { Platform } from './platform.ts'
import { transaction } from './transaction.ts'

const MINUTE_MS = 60_000
const HOUR_MS = 60 * MINUTE_MS

type Undone<Id> = {
  /** What has waited since before an instant. */
  readonly find: (db: Db, before: Date) => Promise<readonly Id[]>
  /** Does it once, also if others do it at the same moment. */
  readonly settle: (tx: Db, id: Id, now: Date) => Promise<void>
}

/**
 * Finds again what an event should have done a minute ago: a server of the version before handles an event without what
 * has been added since, and an event is given up after some failures. What fails or comes to nothing is tried again after an hour.
 */
export function findAgain<Id extends string | number>(
  { due, backgroundDb: db, outbox, log }: Platform,
  name: string,
  { find, settle }: Undone<Id>,
): void {
  let tried = new Map<Id, number>()
  due.add(name, async now => {
    const found = await find(db, new Date(now.getTime() - MINUTE_MS))
    tried = new Map([...tried].filter(([id, at]) => found.includes(id) && now.getTime() - at < HOUR_MS))
    for (const id of found) {
      if (tried.has(id)) continue
      tried.set(id, now.getTime())
      await transaction(db, tx => settle(tx, id, now)).catch(error => log.error({ err: error, rule: name, id }, 'due'))
    }
    if (found.length > 0) outbox.nudge()
  })
}
