import { sql } from 'drizzle-orm'
import pg from 'pg'
import type { Database, Db } from './database.ts'

/** Short messages to every server on the same database (LISTEN/NOTIFY), sent when the transaction commits. */
export type Bus = {
  notify(db: Db, channel: string, payload?: string): Promise<void>
  /** @param heard closing the bus waits for its work; it handles its own errors */
  listen(channel: string, heard: Heard): Promise<void>
  /** Called when a lost connection is back: anything cached may be stale. */
  onGap(stale: () => unknown): void
  /** Stops listening and waits for running listeners, so that the database can be closed. */
  close(): Promise<void>
}

type Heard = (payload: string) => unknown

export function openBus(database: Database, databaseUrl: string | undefined): Bus {
  return database.pglite ? embeddedBus(database.pglite) : serverBus(databaseUrl!)
}

export const notify = async (db: Db, channel: string, payload = '') => {
  await db.execute(sql`select pg_notify(${channel}, ${payload})`)
}

/** Runs listeners until it is closed. */
function makeListeners() {
  const running = new Set<Promise<unknown>>()
  let closed = false
  return {
    run(work: () => unknown) {
      if (closed) return
      const done = Promise.resolve(work()).finally(() => running.delete(done))
      running.add(done)
    },
    async close() {
      closed = true
      await Promise.allSettled(running)
    },
  }
}

function embeddedBus(pglite: NonNullable<Database['pglite']>): Bus {
  const ends: Array<() => Promise<void>> = []
  const listeners = makeListeners()
  return {
    notify,
    async listen(channel, heard) {
      ends.push(await pglite.listen(channel, payload => listeners.run(() => heard(payload))))
    },
    onGap: () => {},
    async close() {
      await listeners.close()
      for (const end of ends) await end()
    },
  }
}

const RECONNECT_MS = 1000

function serverBus(databaseUrl: string): Bus {
  const heardOn = new Map<string, Heard[]>()
  const gaps: Array<() => unknown> = []
  const listeners = makeListeners()
  let client: pg.Client | undefined
  let timer: NodeJS.Timeout | undefined
  let closed = false

  async function connect() {
    const next = new pg.Client({ connectionString: databaseUrl, application_name: 'fairfloor-bus' })
    next.on('notification', ({ channel, payload }) => {
      for (const heard of heardOn.get(channel) ?? []) listeners.run(() => heard(payload ?? ''))
    })
    next.on('error', () => {})
    next.on('end', () => {
      if (client === next) client = undefined
      reconnectLater()
    })
    await next.connect()
    client = next
    for (const channel of heardOn.keys()) await next.query(`listen ${pg.escapeIdentifier(channel)}`)
  }

  /** A failed connection emits both an error and an end: only one may schedule a retry, or retries would double. */
  function reconnectLater() {
    if (closed || timer) return
    timer = setTimeout(async () => {
      timer = undefined
      try {
        await connect()
        for (const stale of gaps) listeners.run(stale)
      } catch {
        reconnectLater()
      }
    }, RECONNECT_MS).unref()
  }

  let connected: Promise<void> | undefined
  return {
    notify,
    async listen(channel, heard) {
      connected ??= connect()
      await connected
      const known = heardOn.get(channel)
      if (known) return void known.push(heard)
      heardOn.set(channel, [heard])
      await client?.query(`listen ${pg.escapeIdentifier(channel)}`)
    },
    onGap: stale => void gaps.push(stale),
    async close() {
      closed = true
      clearTimeout(timer)
      await listeners.close()
      await client?.end()
    },
  }
}
