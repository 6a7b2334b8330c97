import { sql } from 'drizzle-orm'
import { fromDrizzle, fromPglite, type JobResult, PgBoss } from 'pg-boss'
import { type Database, type Db, rows } from './database.ts'
import type { Log } from './log.ts'
import { errorText } from './plain-error.ts'

/** Work that may fail and is tried again: mails, phase mails, expiry. Carried by pg-boss in the same database. */
export type Jobs = {
  /** Declares a queue and who works on it; before `start`. */
  work<Data extends object>(queue: string, handler: (data: Data) => Promise<void>): void
  /** Puts a job into the queue in the given transaction: it is there when that commits, and only then. */
  send(tx: Db, queue: string, data: object): Promise<void>
  /** Lets a failed job be tried once more. @returns false where no such job of a known queue has failed */
  retry(tx: Db, queue: string, id: string): Promise<boolean>
  start(): Promise<void>
  close(): Promise<void>
}

export const JOBS_SCHEMA = 'pgboss'
/** Tried again after 5 s, 10 s, 20 s … for some six hours: a mail server may be down that long. */
const QUEUE = { retryLimit: 12, retryDelay: 5, retryBackoff: true, expireInSeconds: 60, notify: true } as const
/**
 * Several are fetched at once, because one NOTIFY may stand for many jobs, and again while the last fetch was full. NOTIFY
 * wakes for new jobs only: one that is tried again is found by asking, which pg-boss would do every 30 s alone.
 */
const WORK = {
  batchSize: 5,
  burstWhenBatchFull: true,
  pollingIntervalSeconds: 2,
  notifyPollingIntervalSeconds: 2,
  perJobResults: true,
} as const
const STOP_MS = 2000

export function openJobs(database: Database, databaseUrl: string | undefined, log: Log): Jobs {
  const queues = new Map<string, (data: never) => Promise<void>>()
  const boss = new PgBoss({
    ...(database.pglite
      ? { db: fromPglite(database.pglite), backend: 'pglite' as const }
      : { connectionString: databaseUrl!, max: 3 }),
    schema: JOBS_SCHEMA,
    schedule: false,
    useListenNotify: true,
  })
  boss.on('error', error => log.error({ err: error }, 'jobs'))
  let started = false

  return {
    work: (queue, handler) => void queues.set(queue, handler),
    async send(tx, queue, data) {
      // It would ask for the queue on a connection of its own, which the embedded database does not have beside `tx`.
      if (!started) throw new Error(`Job for ${queue} before the queues were started`)
      await boss.send(queue, data, { db: fromDrizzle(tx as never, sql) })
    },
    async retry(tx, queue, id) {
      if (!queues.has(queue)) return false
      const failed = sql`select id from ${sql.identifier(JOBS_SCHEMA)}.job
        where name = ${queue} and id = ${id}::uuid and state = 'failed' for update`
      if ((await rows(tx, failed)).length === 0) return false
      const inside = { db: fromDrizzle(tx as never, sql) }
      await boss.retry(queue, id, inside)
      // Only this wakes the workers: a retried job alone would wait for their next round.
      await boss.update(queue, undefined, { id, startAfter: 0, ...inside })
      return true
    },
    async start() {
      await boss.start()
      started = true
      for (const [queue, handler] of queues) {
        await boss.createQueue(queue, QUEUE)
        await boss.work<object, JobResult[], typeof WORK>(queue, WORK, jobs =>
          Promise.all(jobs.map(({ id, data }) => carryOut(id, () => handler(data as never)))),
        )
      }
    },
    async close() {
      if (started) await boss.stop({ graceful: true, timeout: STOP_MS })
    },
  }
}

/** One job of a batch: the others are none the wiser when it fails. What it leaves behind is read in the back office. */
const carryOut = (id: string, work: () => Promise<void>): Promise<JobResult> =>
  work().then(
    () => ({ id, status: 'completed' }),
    error => ({ id, status: 'failed', output: { message: errorText(error) } }),
  )
