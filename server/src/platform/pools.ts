import pg from 'pg'
import { preparing } from './prepared.ts'

export type Bounds = {
  /** Most concurrent connections. */
  readonly most: number
  /** How long to wait for a connection and for the end of its statements; unlimited by default. */
  readonly patienceMs?: number
}

/** The server cancels a statement at the limit; after this much longer it is considered dead. */
const GRACE_MS = 500

/** Connections to a PostgreSQL server, opened on demand. */
export function openPool(databaseUrl: string, { most, patienceMs }: Bounds): pg.Pool {
  const pool = new pg.Pool({
    connectionString: databaseUrl,
    max: most,
    application_name: 'fairfloor',
    // Set once per connection, so that no statement costs more.
    ...(patienceMs ? { statement_timeout: patienceMs, connectionTimeoutMillis: patienceMs } : {}),
  })
  // The pool replaces broken connections. Without these listeners an error would end the process: the pool's while
  // idle, the connection's own between two statements of a transaction.
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

/** Closes a connection that is not returned in time, counted from its checkout: a server that hangs does not enforce its own limit. */
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
