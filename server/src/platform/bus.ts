import { sql } from 'drizzle-orm'
import pg from 'pg'
import type { Database, Db } from './database.ts'

/** Short messages to every server on the same database (LISTEN/NOTIFY); sent when the transaction commits. */
export type Bus = {
  notify(db: Db, channel: string, payload?: string): Promise<void>
  listen(channel: string, heard: (payload: string) => void): Promise<void>
  /** Called after the connection was lost and is back: whatever is cached may be stale. */
  onGap(stale: () => void): void
  close(): Promise<void>
}

export function openBus(database: Database, databaseUrl: string | undefined): Bus {
  return database.pglite ? embeddedBus(database.pglite) : serverBus(databaseUrl!)
}

const notify = async (db: Db, channel: string, payload = '') => {
  await db.execute(sql`select pg_notify(${channel}, ${payload})`)
}

function embeddedBus(pglite: NonNullable<Database['pglite']>): Bus {
  const ends: Array<() => Promise<void>> = []
  return {
    notify,
    listen: async (channel, heard) => void ends.push(await pglite.listen(channel, heard)),
    onGap: () => {},
    async close() {
      for (const end of ends) await end()
    },
  }
}

const RECONNECT_MS = 1000

function serverBus(databaseUrl: string): Bus {
  const listeners = new Map<string, Array<(payload: string) => void>>()
  const gaps: Array<() => void> = []
  let client: pg.Client | undefined
  let timer: NodeJS.Timeout | undefined
  let closed = false

  async function connect() {
    const next = new pg.Client({ connectionString: databaseUrl, application_name: 'fairfloor-bus' })
    next.on('notification', ({ channel, payload }) => {
      for (const heard of listeners.get(channel) ?? []) heard(payload ?? '')
    })
    next.on('error', () => {})
    next.on('end', () => {
      if (client === next) client = undefined
      reconnectLater()
    })
    await next.connect()
    client = next
    for (const channel of listeners.keys()) await next.query(`listen ${pg.escapeIdentifier(channel)}`)
  }

  /** A connection that cannot be made fails and ends: only one of both may lead to the next try, or the tries double. */
  function reconnectLater() {
    if (closed || timer) return
    timer = setTimeout(async () => {
      timer = undefined
      try {
        await connect()
        for (const stale of gaps) stale()
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
      const known = listeners.get(channel)
      if (known) return void known.push(heard)
      listeners.set(channel, [heard])
      await client?.query(`listen ${pg.escapeIdentifier(channel)}`)
    },
    onGap: stale => void gaps.push(stale),
    async close() {
      closed = true
      clearTimeout(timer)
      await client?.end()
    },
  }
}
