import { and, eq, inArray, isNull, lt, sql } from 'drizzle-orm'
import type { Clock } from './clock.ts'
import type { Db } from './database.ts'
import type { Log } from './log.ts'
import { errorText } from './plain-error.ts'
import { outboxEvents } from './tables.ts'
import { transaction } from './transaction.ts'

type OutboxEvent = typeof outboxEvents.$inferSelect

type Handler = (tx: Db, payloads: never[]) => Promise<void>

/**
 * Reactions to events, across transactions and restarts: delivered at least once, so handlers must be idempotent. An event
 * that no server reacts to stays open.
 */
export type Outbox = {
  on<Payload>(topic: string, handler: (tx: Db, payload: Payload) => Promise<void>): void
  /** For frequent events: all open events are passed in one batch. */
  onMany<Payload>(topic: string, handler: (tx: Db, payloads: readonly Payload[]) => Promise<void>): void
  /** Schedules a look for new events; called after each commit. */
  nudge(): void
  /** Delivers everything that is open now; for tests and the shutdown. */
  drain(): Promise<void>
  close(): Promise<void>
}

/** Writes an event in the causing transaction. */
export async function publish(tx: Db, topic: string, payload: unknown): Promise<void> {
  await tx.insert(outboxEvents).values({ topic, payload })
}

const GATHER_MS = 40
/** A small batch: it blocks all other work on the embedded database until it commits. */
const BATCH = 25
/** With the delays of `nextTry` the last attempt is about half an hour after the first. */
const MAX_ATTEMPTS = 10

/** @param clock tells when an event was handled: what is old is deleted by it */
export function openOutbox(db: Db, log: Log, clock: Clock): Outbox {
  const handlers = new Map<string, Handler[]>()
  let timer: NodeJS.Timeout | undefined
  let running: Promise<void> | undefined
  let again = false

  async function deliver(): Promise<void> {
    do {
      again = false
      while ((await deliverBatch(db, handlers, log, clock)) === BATCH);
    } while (again)
  }

  function run(): Promise<void> {
    if (running) {
      again = true
      return running
    }
    running = deliver()
      .catch(error => log.error({ err: error }, 'outbox'))
      .finally(() => {
        running = undefined
      })
    return running
  }

  const onMany: Outbox['onMany'] = (topic, handler) =>
    void handlers.set(topic, [...(handlers.get(topic) ?? []), handler as Handler])

  return {
    onMany,
    on: (topic, handler) =>
      onMany(topic, async (tx, payloads: readonly Parameters<typeof handler>[1][]) => {
        for (const payload of payloads) await handler(tx, payload)
      }),
    nudge() {
      if (timer) return
      timer = setTimeout(() => {
        timer = undefined
        void run()
      }, GATHER_MS)
    },
    drain: run,
    async close() {
      clearTimeout(timer)
      await running
    },
  }
}

/** @returns how many events were handled */
const deliverBatch = (db: Db, handlers: Map<string, Handler[]>, log: Log, clock: Clock): Promise<number> =>
  transaction(db, async tx => {
    const events = await tx
      .select()
      .from(outboxEvents)
      .where(
        and(
          // What only another version reacts to is left to its servers, and takes no place in the batch.
          inArray(outboxEvents.topic, [...handlers.keys()]),
          isNull(outboxEvents.handledAt),
          lt(outboxEvents.attempts, MAX_ATTEMPTS),
          sql`${outboxEvents.dueAt} <= clock_timestamp()`,
        ),
      )
      .orderBy(outboxEvents.id)
      .limit(BATCH)
      .for('update', { skipLocked: true })
    const done: number[] = []
    for (const [topic, alike] of Map.groupBy(events, event => event.topic))
      done.push(...(await react(tx, handlers.get(topic)!, alike, log)))
    if (done.length > 0)
      await tx.update(outboxEvents).set({ handledAt: clock(), error: null }).where(inArray(outboxEvents.id, done))
    return events.length
  })

/** @returns ids of those events, all of one topic, to which all handlers have reacted */
async function react(tx: Db, handling: readonly Handler[], events: OutboxEvent[], log: Log): Promise<number[]> {
  const ids = events.map(({ id }) => id)
  try {
    const payloads = events.map(({ payload }) => payload as never)
    await tx.transaction(async inner => {
      for (const handle of handling) await handle(inner as unknown as Db, payloads)
    })
    return ids
  } catch (error) {
    if (events.length === 1) {
      await postpone(tx, events[0]!, error, log)
      return []
    }
    // Retried one by one, to find the one that failed.
    const done: number[] = []
    for (const event of events) done.push(...(await react(tx, handling, [event], log)))
    return done
  }
}

async function postpone(tx: Db, { id, topic, attempts }: OutboxEvent, error: unknown, log: Log): Promise<void> {
  log.error({ err: error, topic, event: id }, 'outbox handler')
  await tx
    .update(outboxEvents)
    .set({ attempts: attempts + 1, dueAt: nextTry(attempts), error: errorText(error) })
    .where(eq(outboxEvents.id, id))
}

/** 2 s after the first failure, then doubling. */
const nextTry = (attempts: number) => sql`clock_timestamp() + interval '1 second' * ${2 ** (attempts + 1)}::int`
