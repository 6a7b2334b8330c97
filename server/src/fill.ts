import { sql } from 'drizzle-orm'
import type { App } from './app.ts'
import { DEMO_BUYER } from './has-demo.ts'
import { type Db, rows } from './platform/database.ts'

/**
 * Loads the demo into an empty database, so that the first start shows a whole wholesaler. Loaded on demand: a database
 * with customers of its own never needs it.
 * @returns whether it was loaded
 */
export async function fillWhenEmpty(app: App): Promise<boolean> {
  const { backgroundDb: db, config } = app.platform
  if (!(await isEmpty(db))) return false
  const { loadDemo } = await import('../demo/index.ts')
  return loadDemo(app, config.demoEdition, isEmpty)
}

const isEmpty = async (db: Db): Promise<boolean> =>
  (await rows(db, sql`select 1 as one from users limit 1`)).length === 0

/** The demo accounts as the start prints them. */
export const demoAccounts = (): string =>
  [
    'Demo accounts, password demo-2025 for all:',
    `  ${DEMO_BUYER}      retailer with history`,
    '  gym@fairfloor.test        a second retailer, new',
    '  exhibitor@fairfloor.test  staff of booth 1',
    '  organiser@fairfloor.test  staff of the organiser',
    '  agent@fairfloor.test      customer service, may switch users',
    '  operator@fairfloor.test   back office at /admin',
  ].join('\n')
