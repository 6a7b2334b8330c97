/** The oldest PostgreSQL that knows all of our SQL (decision 0006). */
const OLDEST = 15

/** What is asked of a connection. */
type Asked = { query(statement: string): Promise<{ rows: { number: string; name: string }[] }> }

/**
 * Asks a server for its version before anything is written to it: an older one would fail in the middle of a migration,
 * with a text about syntax.
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
