import { getLater } from '@fairfloor/domain/back-office/contract'
import * as shapes from '@fairfloor/domain/back-office/shapes'
import { laterStarts } from '@fairfloor/domain/back-office/states'
import { isNull, sql } from 'drizzle-orm'
import type { Db } from '../../platform/database.ts'
import { jobsPerQueue, type OpenWork } from '../../platform/job-book.ts'
import type { Platform } from '../../platform/platform.ts'
import { serve } from '../../platform/serve.ts'
import { outboxEvents } from '../../platform/tables.ts'
import { isStuck } from './jobs.ts'

/** What happens later on this server, and what of it waits or failed. */
export function serveLater(platform: Platform): void {
  const { db, later } = platform
  serve(platform, getLater, shapes.getLater, async () => {
    const open = { event: await eventsPerTopic(db), job: await jobsPerQueue(db), clock: null, night: null }
    return laterStarts.flatMap(started_by => {
      const does = Map.groupBy(
        later.work.filter(one => one.startedBy === started_by),
        ({ start }) => start,
      )
      const counted = open[started_by]
      // What only servers of another version do is among them.
      const starts = new Set([...does.keys(), ...(counted?.keys() ?? [])])
      return [...starts].map(start => ({
        started_by,
        start,
        does: does.get(start)?.map(one => one.does) ?? [],
        ...(counted ? (counted.get(start) ?? NOTHING) : NOT_COUNTED),
      }))
    })
  })
}

const NOTHING = { waiting: 0, failed: 0, error: null }
const NOT_COUNTED = { waiting: null, failed: null, error: null }

/** How many events of each topic are open, or stuck, and the last error. */
async function eventsPerTopic(db: Db): Promise<ReadonlyMap<string, OpenWork>> {
  const found = await db
    .select({
      topic: outboxEvents.topic,
      waiting: sql<number>`(count(*) filter (where not ${isStuck}))::int`,
      failed: sql<number>`(count(*) filter (where ${isStuck}))::int`,
      error: sql<string | null>`(array_agg(${outboxEvents.error} order by ${outboxEvents.id} desc)
        filter (where ${outboxEvents.error} is not null))[1]`,
    })
    .from(outboxEvents)
    .where(isNull(outboxEvents.handledAt))
    .groupBy(outboxEvents.topic)
  return new Map(found.map(({ topic, ...counts }) => [topic, counts]))
}
