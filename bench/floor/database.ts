import { join } from 'node:path'
import { PGlite } from '@electric-sql/pglite'
import pg from 'pg'

type Row = Record<string, unknown>
export type Query = (sql: string, values?: unknown[]) => Promise<Row[]>

/** The bare driver that the product uses, with the same number of connections. */
export type FloorDatabase = {
  query: Query
  transaction<T>(work: (query: Query) => Promise<T>): Promise<T>
  close(): Promise<void>
}

/** The product's own variables: `DATABASE_URL`, or else `DATA_DIR`. */
export function openFloorDatabase({ DATABASE_URL, DATA_DIR }: NodeJS.ProcessEnv): FloorDatabase {
  return DATABASE_URL ? server(DATABASE_URL) : embedded(join(DATA_DIR!, 'database'))
}

function server(connectionString: string): FloorDatabase {
  const pool = new pg.Pool({ connectionString, max: 10 })
  return {
    query: async (sql, values) => (await pool.query<Row>(sql, values)).rows,
    async transaction(work) {
      const client = await pool.connect()
      try {
        await client.query('begin')
        const result = await work(async (sql, values) => (await client.query<Row>(sql, values)).rows)
        await client.query('commit')
        return result
      } catch (error) {
        await client.query('rollback')
        throw error
      } finally {
        client.release()
      }
    },
    close: () => pool.end(),
  }
}

function embedded(folder: string): FloorDatabase {
  const pglite = new PGlite(folder)
  return {
    query: async (sql, values) => (await pglite.query<Row>(sql, values)).rows,
    transaction: work => pglite.transaction(tx => work(async (sql, values) => (await tx.query<Row>(sql, values)).rows)),
    close: () => pglite.close(),
  }
}
