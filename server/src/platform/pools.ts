import pg from 'pg'
import { preparing } from './prepared.ts'

export type Bounds = {
  /** Connections at one time. */
  readonly most: number
  /** How long who asks waits for a connection and for the end of what is said on it; for ever where nothing is said. */
  readonly patienceMs?: number
}

/** The server ends a statement at the limit; what it has not ended so much later it can no longer end. */
const GRACE_MS = 500

/** Connections to a PostgreSQL server, made as they are needed. */
export function openPool(databaseUrl: string, { most, patienceMs }: Bounds): pg.Pool {
  const pool = new pg.Pool({
    connectionString: databaseUrl,
    max: most,
    application_name: 'fairfloor',
    // Said once, when a connection is made: no statement costs more for it.
    ...(patienceMs ? { statement_timeout: patienceMs, connectionTimeoutMillis: patienceMs } : {}),
  })
  // A connection that breaks is replaced by the pool; without listeners it would end the process, the pool's own while
  // idle and the connection's between two statements of a transaction.
  pool.on('error', () => {})
  const prepare = preparing()
  pool.on('connect', connection => {
    connection.on('error', () => {})
    prepare(connection)
  })
  if (patienceMs) cutAfter(pool, patienceMs + GRACE_MS)
  return pool
}

type Done = (error: Error | undefined, client: pg.PoolClient | undefined, release: () => void) => void

/**
 * Closes a connection that is not given back in time, counted from when somebody asked for it: a server that hangs cannot
 * keep to its own limit, and says nothing.
 */
function cutAfter(pool: pg.Pool, ms: number): void {
  const cuts = new WeakMap<pg.PoolClient, NodeJS.Timeout>()
  const connect = pool.connect.bind(pool)
  const lend = (done: Done) => {
    const end = performance.now() + ms
    connect((error, client, release) => {
      if (client)
        cuts.set(
          client,
          setTimeout(() => void client.end(), end - performance.now()),
        )
      done(error, client, release)
    })
  }
  pool.on('release', (_error, client) => clearTimeout(cuts.get(client)))
  pool.connect = ((done?: Done) =>
    done
      ? lend(done)
      : new Promise((resolve, reject) =>
          lend((error, client) => (client ? resolve(client) : reject(error))),
        )) as typeof pool.connect
}
