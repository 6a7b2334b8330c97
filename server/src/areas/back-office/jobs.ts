import * as contract from '@fairfloor/domain/back-office/contract'
import { refuse } from '@fairfloor/domain/back-office/refusals'
import * as shapes from '@fairfloor/domain/back-office/shapes'
import type { Answer } from '@fairfloor/domain/endpoint'
import { and, desc, eq, isNotNull, isNull, sql } from 'drizzle-orm'
import { partOfJobs } from '../../platform/job-book.ts'
import type { Part } from '../../platform/keyset.ts'
import type { Platform } from '../../platform/platform.ts'
import { serve } from '../../platform/serve.ts'
import { type ListCall, serveList } from '../../platform/serve-list.ts'
import { outboxEvents } from '../../platform/tables.ts'
import { writeAudit } from './audit.ts'

const MOST_EVENTS = 200
/** Longer payloads would fill the page. */
const MOST_CHARACTERS = 2000

/** Of an open event: its reaction has failed, or no server has reacted in ten minutes. */
export const isStuck = sql`(${outboxEvents.error} is not null
  or ${outboxEvents.createdAt} < clock_timestamp() - interval '10 minutes')`

/** Background jobs and events, with the failed ones, which can be retried. */
export function serveJobs(platform: Platform): void {
  const { db, jobs, nights } = platform

  const list = async (
    { query: filter, now }: ListCall<typeof contract.getJobs>,
    part: Part,
  ): Promise<Answer<typeof contract.getJobs>> => {
    const { jobs: found, listed } = await partOfJobs(db, filter, part)
    const last = await nights.doubtedSince(db, now)
    return {
      ...listed,
      stopped: last ? { now: now.toISOString(), last: last.toISOString() } : null,
      jobs: found.map(({ id, queue, state, attempts, error, data, createdAt, dueAt, endedAt }) => ({
        id,
        queue,
        state,
        attempts,
        created_at: createdAt.toISOString(),
        due_at: dueAt.toISOString(),
        ended_at: endedAt?.toISOString() ?? null,
        error,
        data: shown(data),
      })),
    }
  }

  serveList(platform, contract.getJobs, shapes.getJobs, list, {
    name: 'jobs',
    rows: ({ jobs }) => jobs,
    columns: [
      ['kind', ({ queue }) => queue],
      ['number', ({ id }) => id],
      ['state', ({ state }) => state, 'word'],
      ['attempts', ({ attempts }) => attempts],
      ['failure', ({ error }) => error],
      ['written', ({ created_at }) => created_at, 'instant'],
      ['due', ({ due_at }) => due_at, 'instant'],
      ['details', ({ data }) => data],
    ],
  })

  serve(platform, contract.retryJob, shapes.retryJob, async ({ params: { queue, id }, viewer, now, transaction }) => {
    await transaction(async tx => {
      if (!(await jobs.retry(tx, queue, id))) throw refuse('not_failed')
      await writeAudit(tx, { at: now, userId: viewer.userId, action: 'retry job', subject: `${queue} ${id}` })
    })
    return { success: true } as const
  })

  serve(platform, contract.confirmTime, shapes.confirmTime, async ({ viewer, now, transaction }) => {
    await transaction(async tx => {
      await nights.confirm(tx, now)
      await writeAudit(tx, { at: now, userId: viewer.userId, action: 'confirm time', subject: now.toISOString() })
    })
    return { success: true } as const
  })

  serve(platform, contract.getFailedEvents, shapes.getFailedEvents, async () => {
    const open = and(isNull(outboxEvents.handledAt), isStuck)
    const found = await db.select().from(outboxEvents).where(open).orderBy(desc(outboxEvents.id)).limit(MOST_EVENTS)
    return found.map(({ id, topic, createdAt, attempts, error, payload }) => ({
      id,
      topic,
      created_at: createdAt.toISOString(),
      attempts,
      error,
      payload: shown(payload),
    }))
  })

  serve(platform, contract.retryEvent, shapes.retryEvent, async ({ params: { id }, viewer, now, transaction }) => {
    await transaction(async tx => {
      const failed = and(eq(outboxEvents.id, id), isNull(outboxEvents.handledAt), isNotNull(outboxEvents.error))
      const [event] = await tx
        .update(outboxEvents)
        .set({ attempts: 0, dueAt: sql`clock_timestamp()`, error: null })
        .where(failed)
        .returning({ topic: outboxEvents.topic })
      if (!event) throw refuse('not_failed')
      await writeAudit(tx, { at: now, userId: viewer.userId, action: 'retry event', subject: `${event.topic} ${id}` })
    })
    return { success: true } as const
  })
}

const shown = (data: unknown): string => JSON.stringify(data ?? {}).slice(0, MOST_CHARACTERS)
