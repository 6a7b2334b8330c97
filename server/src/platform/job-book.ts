import { and, ilike, inArray, or, sql } from 'drizzle-orm'
import { integer, jsonb, pgSchema, text, uuid } from 'drizzle-orm/pg-core'
import { instant } from './columns.ts'
import type { Db } from './database.ts'
import { JOBS_SCHEMA } from './jobs.ts'
import { down, type Part, partOfTable } from './keyset.ts'
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

/** A part of the matching jobs, newest first, with the output of each one's last attempt. */
export async function partOfJobs(db: Db, filter: JobFilter, part: Part) {
  const order = [down(jobs.createdAt, 'timestamptz'), down(jobs.id, 'uuid')]
  const { rows, listed } = await partOfTable(db, jobs, { where: fits(filter), order, part })
  const found = rows.map(({ state, retryCount, startedAt, output, ...job }) => ({
    ...job,
    state: stateOf(state),
    attempts: startedAt ? retryCount + 1 : 0,
    error: errorOf(output),
  }))
  return { jobs: found, listed }
}

export type OpenWork = { waiting: number; failed: number; error: string | null }

/** How many jobs of each queue wait or run, how many failed for good, and the last error of those that are not done. */
export async function jobsPerQueue(db: Db): Promise<ReadonlyMap<string, OpenWork>> {
  const isIn = (...states: JobState[]) =>
    inArray(
      sql`${jobs.state}::text`,
      states.flatMap(state => STATES[state]),
    )
  const found = await db
    .select({
      queue: jobs.queue,
      waiting: sql<number>`(count(*) filter (where ${isIn('waiting', 'active')}))::int`,
      failed: sql<number>`(count(*) filter (where ${isIn('failed')}))::int`,
      last: sql<unknown>`(jsonb_agg(${jobs.output} order by ${jobs.createdAt} desc)
        filter (where ${isIn('waiting', 'failed')} and ${jobs.output} is not null))->0`,
    })
    .from(jobs)
    .groupBy(jobs.queue)
  return new Map(found.map(({ queue, last, ...counts }) => [queue, { ...counts, error: errorOf(last) }]))
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
