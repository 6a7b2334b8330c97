import { sql } from 'drizzle-orm'
import { fromDrizzle, fromPglite, type JobResult, PgBoss } from 'pg-boss'
import { type Database, type Db, rows } from './database.ts'
import type { Log } from './log.ts'
import { errorText } from './plain-error.ts'

/** Work that may fail and is retried: mails, phase mails, expiry. Run by pg-boss in the same database. */
export type Jobs = {
  /** Declares a queue and its worker; call before `start`. */
  work<Data extends object>(queue: string, handler: (data: Data) => Promise<void>): void
  /**
   * Queues a job in the given transaction: it exists once that commits, and only then.
   * @param afterSeconds how long it waits at least, in real time
   */
  send(tx: Db, queue: string, data: object, afterSeconds?: number): Promise<void>
  /** Whether a job with this data waits, runs or is to be retried. */
  isOpen(tx: Db, queue: string, data: object): Promise<boolean>
  /** Retries a failed job once. @returns false if there is no such failed job in a known queue */
  retry(tx: Db, queue: string, id: string): Promise<boolean>
  start(): Promise<void>
  close(): Promise<void>
}

export const JOBS_SCHEMA = 'pgboss'
/** Retries after 5 s, 10 s, 20 s … for some six hours: a mail server may be down that long. */
const QUEUE = { retryLimit: 12, retryDelay: 5, retryBackoff: true, expireInSeconds: 60, notify: true } as const
/**
 * Jobs are fetched in batches, because one NOTIFY may stand for many, and again while the last batch was full. NOTIFY
 * announces only new jobs: retries are found by polling, which pg-boss by itself does every 30 s.
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
    async send(tx, queue, data, afterSeconds = 0) {
      // pg-boss would ask for the queue on another connection, which the embedded database does not have beside `tx`.
      if (!started) throw new Error(`Job for ${queue} before the queues were started`)
      await boss.send(queue, data, { db: fromDrizzle(tx as never, sql), startAfter: afterSeconds })
    },
    async isOpen(tx, queue, data) {
      const open = sql`select from ${sql.identifier(JOBS_SCHEMA)}.job where name = ${queue}
        and data = ${JSON.stringify(data)}::jsonb and state in ('created', 'retry', 'active') limit 1`
      return (await rows(tx, open)).length > 0
    },
    async retry(tx, queue, id) {
      if (!queues.has(queue)) return false
      const failed = sql`select id from ${sql.identifier(JOBS_SCHEMA)}.job
        where name = ${queue} and id = ${id}::uuid and state = 'failed' for update`
      if ((await rows(tx, failed)).length === 0) return false
      const inside = { db: fromDrizzle(tx as never, sql) }
      await boss.retry(queue, id, inside)
      // Wakes the workers, which would otherwise find a retried job only at the next poll.
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

/** One job of a batch; its failure does not affect the others. The back office shows its output. */
const carryOut = (id: string, work: () => Promise<void>): Promise<JobResult> =>
  work().then(
    () => ({ id, status: 'completed' }),
    error => ({ id, status: 'failed', output: { message: errorText(error) } }),
  )
