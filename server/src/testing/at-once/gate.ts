import { sql } from 'drizzle-orm'
import type pg from 'pg'
import { type Database, type Db, rows } from '../../platform/database.ts'

/** Longest wait: some callers wait for each other in the server itself, where nobody sees it. */
const PATIENCE_MS = 150

export type Gate = ReturnType<typeof makeGate>

type Query = (config: unknown, ...rest: unknown[]) => unknown

/**
 * Holds the race open: no transaction commits before each caller has come to its commit, has its answer, or waits for a lock.
 * So a call that reads without a lock has read what was there before all of them, however fast the machine is.
 */
export function makeGate(databases: readonly Database[], watching: Db) {
  const known = new WeakSet<pg.PoolClient>()
  let callers = 0
  let answered = 0
  let committing = 0

  const blocked = async () =>
    (
      await rows<{ n: number }>(
        watching,
        sql`select count(distinct pid)::int as n from pg_locks join pg_stat_activity using (pid)
          where not granted and datname = current_database()`,
      )
    )[0]!.n

  async function allHere(): Promise<void> {
    const end = performance.now() + PATIENCE_MS
    while (performance.now() < end && committing + answered + (await blocked()) < callers);
  }

  function hold(connection: pg.PoolClient): void {
    if (known.has(connection)) return
    known.add(connection)
    const query = connection.query.bind(connection) as Query
    connection.query = ((config: unknown, ...rest: unknown[]) => {
      const text = typeof config === 'string' ? config : (config as { text?: unknown }).text
      if (callers === 0 || text !== 'commit') return query(config, ...rest)
      committing++
      return allHere()
        .then(() => query(config, ...rest))
        .finally(() => committing--)
    }) as typeof connection.query
  }
  for (const { pools } of databases) pools!.requests.on('acquire', hold)

  /** Opens as many connections as are wanted at once: a caller who had to wait for one would come too late to race. */
  async function open(wanted: number): Promise<void> {
    for (const { pools } of databases) {
      const each = Array.from({ length: wanted / databases.length }, () => pools!.requests.connect())
      for (const connection of await Promise.all(each)) connection.release()
    }
  }

  return {
    /** Sends several calls at once. */
    async race<T>(sends: readonly (() => Promise<T>)[]): Promise<T[]> {
      await open(sends.length)
      callers = sends.length
      answered = 0
      try {
        return await Promise.all(sends.map(send => send().finally(() => answered++)))
      } finally {
        callers = 0
      }
    },
  }
}
