import { mkdirSync } from 'node:fs'
import { statfs } from 'node:fs/promises'
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
import { causesOf, isFull, isGone } from './database-errors.ts'
import { lockFolder } from './lock.ts'
import { type Bounds, openPool } from './pools.ts'
import { requireRequests, requireSessions, requireVersion } from './server-version.ts'
import { nightlyRuns } from './tables.ts'
import { triedAgain } from './tried-again.ts'

/** The database or a transaction on it: every command and query takes one. */
export type Db = PgDatabase<PgQueryResultHKT, Record<string, never>>

/** An open database, with what only one of the two kinds has. */
export type Database = {
  /** For commands and background work: no time limit. */
  readonly db: Db
  /** For requests: waiting is limited. On the embedded database the same as `db`. */
  readonly requests: Db
  /** The connections of `db`, and of `requests`. */
  readonly pools?: { readonly db: pg.Pool; readonly requests: pg.Pool }
  readonly pglite?: PGlite
  close(): Promise<void>
}

const MIGRATIONS = join(import.meta.dirname, '../../migrations')
/** Jobs, reactions and rules: few at a time. */
const WORK_CONNECTIONS = 4
/** Lock key, any fixed number: servers that start together migrate one after the other. */
const MIGRATION_LOCK = 7_301_121
const MIGRATION_TRIES = 20
/** In bytes: the next file of the write-ahead log. */
const LEAST_FREE = 16 * 1024 * 1024

/** Opens the configured database, embedded or a server, and migrates it. */
export async function openDatabase(config: Config, logger?: Logger): Promise<Database> {
  const { databaseUrl, databaseConnections, limits } = config
  if (databaseUrl) return openServer(databaseUrl, { most: databaseConnections, patienceMs: limits.queryMs }, logger)
  try {
    return await openFolder(config.dataDir, logger)
  } catch (error) {
    throw (await hasNoRoom(error, config.dataDir)) ? new Error(`No space left in DATA_DIR (${config.dataDir}).`) : error
  }
}

/** Whether an error of opening the folder comes from a full disk: the embedded database only says that it was aborted. */
export const hasNoRoom = async (error: unknown, folder: string, free = freeBytes): Promise<boolean> =>
  isFull(error) || ((error as { code?: unknown }).code === undefined && (await free(folder)) < LEAST_FREE)

const freeBytes = (folder: string): Promise<number> =>
  statfs(folder).then(
    ({ bavail, bsize }) => bavail * bsize,
    () => Number.POSITIVE_INFINITY,
  )

async function openFolder(folder: string, logger?: Logger): Promise<Database> {
  mkdirSync(folder, { recursive: true })
  const unlock = lockFolder(folder)
  try {
    const database = await openEmbedded(new PGlite(join(folder, 'database')), logger)
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
  const embedded = drizzlePglite(pglite, { logger: logger ?? false })
  await migratePglite(embedded, { migrationsFolder: MIGRATIONS })
  const db = embedded as unknown as Db
  return { db, requests: db, pglite, close: () => pglite.close() }
}

/**
 * Opens a PostgreSQL database and migrates it.
 * @param bounds limits for requests
 */
export async function openServer(databaseUrl: string, bounds: Bounds, logger?: Logger): Promise<Database> {
  const pools = { db: openPool(databaseUrl, { most: WORK_CONNECTIONS }), requests: openPool(databaseUrl, bounds) }
  const client = await pools.db.connect().catch(error => {
    const cause = causesOf(error).at(-1) as Error
    throw new Error(`DATABASE_URL leads to no database: ${cause.message}`, { cause })
  })
  try {
    await requireVersion(client)
    await requireSessions(() => new pg.Client(databaseUrl))
    await requireRequests(pools.requests)
    await client.query('select pg_advisory_lock($1)', [MIGRATION_LOCK])
    await migrate(client)
  } finally {
    await client.query('select pg_advisory_unlock($1)', [MIGRATION_LOCK]).catch(() => {})
    client.release()
  }
  return {
    db: onPool(pools.db, logger),
    requests: onPool(pools.requests, logger),
    pools,
    async close() {
      await Promise.all([pools.db.end(), pools.requests.end()])
    },
  }
}

/** Takes locks of whole tables, one after the other, while the version before serves: either may be the victim of a deadlock. */
export const migrate = (client: pg.PoolClient, migrationsFolder = MIGRATIONS): Promise<void> =>
  triedAgain(() => migratePg(drizzlePg(client), { migrationsFolder }), MIGRATION_TRIES)

/**
 * Drizzle never releases a connection on which BEGIN itself failed: after ten broken ones the pool would be empty when
 * the server is back. Here every transaction releases its connection.
 */
function onPool(pool: pg.Pool, logger?: Logger): Db {
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
  return Object.assign(drizzlePg(pool, { logger: logger ?? false }) as unknown as Db, { transaction })
}

/** Rows of a hand-written statement. Instants arrive as text; cast `count` and `sum` to int in the SQL. */
export async function rows<Row extends Record<string, unknown>>(db: Db, statement: SQL): Promise<Row[]> {
  const result = (await db.execute(statement)) as unknown as { rows: Row[] }
  return result.rows
}

/**
 * Writes so much to a table of its own, which goes with the transaction, that the database needs new space for it.
 * @throws Error for which `isFull`
 */
export const tryWriting = (db: Db): Promise<unknown> =>
  db.transaction(tx =>
    tx.execute(sql`create temp table tried_writing on commit drop as
      select repeat('x', 2000) as x from generate_series(1, 500)`),
  )

/** Asks the database as requests do: on the connections of `db`, in a transaction, by a statement that is prepared once it came often. */
export const ping = (db: Db): Promise<unknown> =>
  db.transaction(tx => tx.select({ name: nightlyRuns.name }).from(nightlyRuns).limit(1))
