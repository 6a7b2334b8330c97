/** The oldest PostgreSQL that supports all of our SQL (docs/architecture.md). */
const OLDEST = 15

/** The part of a connection used here. */
type Asked = { query(statement: string): Promise<{ rows: { number: string; name: string }[] }> }

/**
 * Checks a server's version before writing to it: an older one would fail in the middle of a migration with a syntax
 * error.
 * @throws Error that names the version found and the one needed
 */
export async function requireVersion(connection: Asked): Promise<void> {
  const { rows } = await connection.query(
    `select current_setting('server_version_num') as number, current_setting('server_version') as name`,
  )
  const found = rows[0]
  if (!found || Number(found.number) >= OLDEST * 10_000) return
  throw new Error(`The server of DATABASE_URL is PostgreSQL ${found.name}; version ${OLDEST} or newer is needed.`)
}

/** A pooler that is busy with other servers may lend the same connection twice by chance. */
const TRIES = 5

/** The part of a client used here; each `query` answers the process of the server's side. */
type Client = {
  connect(): Promise<unknown>
  query(statement: string): Promise<{ rows: { pid: number }[] }>
  end(): Promise<unknown>
}

/**
 * Refuses a pooler that lends its connections by transaction: what one has prepared, listens to or has locked would be another's.
 * Two clients that share a connection of the server show it.
 * @param open makes a client
 * @throws Error that names the setting
 */
export async function requireSessions(open: () => Client): Promise<void> {
  const [one, other] = [open(), open()]
  try {
    await Promise.all([one.connect(), other.connect()])
    for (let time = 0; time < TRIES; time++) {
      const before = await processOf(one)
      await other.query('begin')
      const [others, after] = [await processOf(other), await processOf(one)]
      await other.query('commit')
      if (others === before || after !== before) throw new Error(POOLED)
    }
  } finally {
    await Promise.all([one.end(), other.end()])
  }
}

const POOLED =
  'DATABASE_URL leads to a pooler that lends connections for a transaction only; the shop needs them for a session ' +
  '(PgBouncer: pool_mode = session), or a connection without a pooler.'

const processOf = async (client: Client): Promise<number> =>
  (await client.query('select pg_backend_pid() as pid')).rows[0]!.pid

/**
 * Connections for requests have a time limit, which a pooler may not know.
 * @throws Error that names the setting
 */
export async function requireRequests(pool: { query(statement: string): Promise<unknown> }): Promise<void> {
  await pool.query('select 1').catch((error: Error) => {
    throw new Error(
      `DATABASE_URL gives no connection for requests: ${error.message}. A pooler must accept the parameter statement_timeout (PgBouncer: ignore_startup_parameters).`,
      { cause: error },
    )
  })
}
