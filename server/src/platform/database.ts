import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { PGlite } from '@electric-sql/pglite'
import { type SQL, sql } from 'drizzle-orm'
import type { Logger } from 'drizzle-orm/logger'
import { drizzle as drizzlePg } from 'drizzle-orm/node-postgres'
import { migrate as migratePg } from 'drizzle-orm/node-postgres/migrator'
import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core'
import { drizzle as drizzlePglite } from 'drizzle-orm/pglite'
import { migrate as migratePglite } from 'drizzle-orm/pglite/migrator'
import pg from 'pg'
import type { Config } from './config.ts'
import { lockFolder } from './lock.ts'
import { preparing } from './prepared.ts'
import { requireVersion } from './server-version.ts'

/** The database or a transaction on it: every command and query takes one. */
export type Db = PgDatabase<PgQueryResultHKT, Record<string, never>>

/** An open database with what only one of the two kinds has. */
export type Database = {
  readonly db: Db
  readonly pool?: pg.Pool
  readonly pglite?: PGlite
  close(): Promise<void>
}

const MIGRATIONS = join(import.meta.dirname, '../../migrations')
const POOL_SIZE = 10
/** Any fixed number: servers that start together migrate one after the other. */
const MIGRATION_LOCK = 7_301_121

/** Opens the database of the configuration, embedded or a server, and brings it to the newest migration. */
export async function openDatabase(config: Config, logger?: Logger): Promise<Database> {
  if (config.databaseUrl) return openServer(config.databaseUrl, logger)
  mkdirSync(config.dataDir, { recursive: true })
  const unlock = lockFolder(config.dataDir)
  try {
    const database = await openEmbedded(new PGlite(join(config.dataDir, 'database')), logger)
    return {
      ...database,
      async close() {
        await database.close()
        unlock()
      },
    }
  } catch (error) {
    unlock()
    throw error
  }
}

/** Takes over an embedded database and migrates it. */
export async function openEmbedded(pglite: PGlite, logger?: Logger): Promise<Database> {
  await pglite.waitReady
  const db = drizzlePglite(pglite, { logger: logger ?? false })
  await migratePglite(db, { migrationsFolder: MIGRATIONS })
  return { db: db as unknown as Db, pglite, close: () => pglite.close() }
}

/** Opens a PostgreSQL server's database and migrates it. */
export async function openServer(databaseUrl: string, logger?: Logger): Promise<Database> {
  const pool = new pg.Pool({ connectionString: databaseUrl, max: POOL_SIZE, application_name: 'fairfloor' })
  // A connection that breaks is replaced by the pool; without listeners it would end the process, the pool's own while
  // idle and the connection's between two statements of a transaction.
  pool.on('error', () => {})
  const prepare = preparing()
  pool.on('connect', connection => {
    connection.on('error', () => {})
    prepare(connection)
  })
  const client = await pool.connect()
  try {
    await requireVersion(client)
    await client.query('select pg_advisory_lock($1)', [MIGRATION_LOCK])
    await migratePg(drizzlePg(client), { migrationsFolder: MIGRATIONS })
  } finally {
    await client.query('select pg_advisory_unlock($1)', [MIGRATION_LOCK]).catch(() => {})
    client.release()
  }
  return {
    db: withReturns(pool, drizzlePg(pool, { logger: logger ?? false }) as unknown as Db, logger),
    pool,
    close: () => pool.end(),
  }
}

/**
 * Drizzle keeps a connection for ever on which not even BEGIN could be said: ten broken ones, and the pool would have none
 * left when the server is back. Here every transaction gives its connection back.
 */
function withReturns(pool: pg.Pool, db: Db, logger?: Logger): Db {
  const transaction: Db['transaction'] = async (work, config) => {
    const connection = await pool.connect()
    let broken = false
    try {
      return await (drizzlePg(connection, { logger: logger ?? false }) as unknown as Db).transaction(work, config)
    } catch (error) {
      broken = isGone(error)
      throw error
    } finally {
      connection.release(broken)
    }
  }
  return Object.assign(db, { transaction })
}

/** Rows of a hand-written statement. Instants arrive as text, `count` and `sum` must be cast to int in the SQL. */
export async function rows<Row extends Record<string, unknown>>(db: Db, statement: SQL): Promise<Row[]> {
  const result = (await db.execute(statement)) as unknown as { rows: Row[] }
  return result.rows
}

/**
 * Whether the database could not be asked at all: refused or broken connections, a server that starts or stops
 * (SQLSTATE 08, 57P), and one that takes no more connections (53300).
 */
export function isGone(error: unknown): boolean {
  for (let cause = error; cause instanceof Error; cause = cause.cause) {
    if (cause instanceof AggregateError && cause.errors.some(isGone)) return true
    const { code } = cause as { code?: unknown }
    if (typeof code === 'string' && /^(08...|57P0.|53300|ECONN(REFUSED|RESET)|EPIPE|ETIMEDOUT|ENOTFOUND)$/.test(code))
      return true
    if (/^Connection terminated|^timeout exceeded when trying to connect|not queryable/.test(cause.message)) return true
  }
  return false
}

/** Asks the database for a sign of life. */
export const ping = (db: Db): Promise<unknown> => db.execute(sql`select 1`)
