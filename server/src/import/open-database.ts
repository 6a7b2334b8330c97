import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { PGlite } from '@electric-sql/pglite'
import pg from 'pg'
import type { Config } from '../platform/config.ts'
import { type Database, openDatabase, openEmbedded } from '../platform/database.ts'

/** The database does not open: its folder is in use, or its server does not answer; the message is for the user. */
export class NoDatabase extends Error {}

/** A database to import into. `isScratch`: none exists yet, so a dry run compares with an empty one in memory. */
type Opened = { readonly database: Database; readonly isScratch: boolean }

/** @throws NoDatabase */
export async function openFor(config: Config, { dryRun }: { dryRun: boolean }): Promise<Opened> {
  try {
    const isScratch = dryRun && !(await isThere(config))
    return { database: await (isScratch ? openEmbedded(new PGlite()) : openDatabase(config)), isScratch }
  } catch (error) {
    if (!(error instanceof Error)) throw error
    throw new NoDatabase(error.message, { cause: error })
  }
}

/** Whether these settings refer to existing data. */
async function isThere({ databaseUrl, dataDir }: Config): Promise<boolean> {
  if (!databaseUrl) return existsSync(join(dataDir, 'database'))
  const client = new pg.Client({ connectionString: databaseUrl })
  await client.connect()
  try {
    const { rows } = await client.query<{ migrations: string | null }>(
      `select to_regclass('drizzle.__drizzle_migrations')::text as migrations`,
    )
    return rows[0]?.migrations !== null
  } finally {
    await client.end()
  }
}
