/** The oldest PostgreSQL that supports all of our SQL (docs/decisions/0006). */
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
