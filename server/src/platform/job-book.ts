import { and, count, desc, ilike, inArray, or, sql } from 'drizzle-orm'
import { integer, jsonb, pgSchema, text, uuid } from 'drizzle-orm/pg-core'
import { instant } from './columns.ts'
import type { Db } from './database.ts'
import { JOBS_SCHEMA } from './jobs.ts'
import { containing } from './like-pattern.ts'

/** pg-boss's own table, read only; pg-boss migrates it. */
const jobs = pgSchema(JOBS_SCHEMA).table('job', {
  id: uuid('id').notNull(),
  queue: text('name').notNull(),
  state: text('state').notNull(),
  data: jsonb('data'),
  output: jsonb('output'),
  retryCount: integer('retry_count').notNull(),
  createdAt: instant('created_on').notNull(),
  dueAt: instant('start_after').notNull(),
  startedAt: instant('started_on'),
  endedAt: instant('completed_on'),
})

export type JobState = 'waiting' | 'active' | 'completed' | 'failed' | 'cancelled'

/** pg-boss distinguishes first attempts from retries; here both are waiting. */
const STATES: Record<JobState, readonly string[]> = {
  waiting: ['created', 'retry'],
  active: ['active'],
  completed: ['completed'],
  failed: ['failed'],
  cancelled: ['cancelled'],
}

const stateOf = (state: string): JobState =>
  (Object.keys(STATES) as JobState[]).find(name => STATES[name].includes(state)) ?? 'waiting'

export type JobFilter = { state?: JobState | undefined; search: string }

/** Matching jobs, newest first, with the output of each one's last attempt. */
export async function listJobs(db: Db, filter: JobFilter, { limit, offset }: { limit: number; offset: number }) {
  const found = await db
    .select()
    .from(jobs)
    .where(fits(filter))
    .orderBy(desc(jobs.createdAt), desc(jobs.id))
    .limit(limit)
    .offset(offset)
  return found.map(({ state, retryCount, startedAt, output, ...job }) => ({
    ...job,
    state: stateOf(state),
    attempts: startedAt ? retryCount + 1 : 0,
    error: errorOf(output),
  }))
}

export async function countJobs(db: Db, filter: JobFilter): Promise<number> {
  const [found] = await db.select({ total: count() }).from(jobs).where(fits(filter))
  return found?.total ?? 0
}

/** How many jobs each queue has in each state. */
export async function jobsPerQueue(db: Db): Promise<ReadonlyMap<string, Record<JobState, number>>> {
  const found = await db
    .select({ queue: jobs.queue, state: sql<string>`${jobs.state}::text`, total: count() })
    .from(jobs)
    .groupBy(jobs.queue, jobs.state)
    .orderBy(jobs.queue)
  const queues = new Map<string, Record<JobState, number>>()
  for (const { queue, state, total } of found) {
    const counts = queues.get(queue) ?? { waiting: 0, active: 0, completed: 0, failed: 0, cancelled: 0 }
    counts[stateOf(state)] += total
    queues.set(queue, counts)
  }
  return queues
}

const fits = ({ state, search }: JobFilter) =>
  and(
    // The column is an enum of pg-boss: compared as text, an unknown value is not an error.
    state && inArray(sql`${jobs.state}::text`, [...STATES[state]]),
    search === ''
      ? undefined
      : or(ilike(jobs.queue, containing(search)), ilike(sql`${jobs.data}::text`, containing(search))),
  )

/** What pg-boss stores of a thrown error. */
function errorOf(output: unknown): string | null {
  if (typeof output !== 'object' || output === null) return null
  const { message, value } = output as { message?: unknown; value?: { message?: unknown } }
  return String(message ?? value?.message ?? JSON.stringify(output))
}
