import { sql } from 'drizzle-orm'
import type { App } from './app.ts'
import { knowsPassword } from './areas/identity/index.ts'
import { DEMO_PASSWORD } from './demo-accounts.ts'
import type { Config } from './platform/config.ts'
import { type Db, rows } from './platform/database.ts'
import { isPublicAddress } from './platform/public-address.ts'

/**
 * Loads the demo into an empty database, so that the first start shows a complete wholesaler: always into the embedded
 * one, into PostgreSQL only with `DEMO=1`. The demo's code is loaded only then.
 */
export async function loadDemoWhenEmpty(app: App): Promise<void> {
  const { backgroundDb: db, config } = app.platform
  if (!wantsDemo(config) || !(await isEmpty(db))) return
  const { loadDemo } = await import('../demo/index.ts')
  await loadDemo(app, config.demoEdition, isEmpty)
}

export const wantsDemo = ({ databaseUrl, demo }: Pick<Config, 'databaseUrl' | 'demo'>): boolean =>
  databaseUrl === undefined || demo

/** Whether the database is empty: no users, no products, no seller. */
export async function isEmpty(db: Db): Promise<boolean> {
  const [found] = await rows<{ filled: boolean }>(
    db,
    sql`select exists (select from users) or exists (select from customers) or exists (select from brands)
      or exists (select from editions) or exists (select from seller_settings) as filled`,
  )
  return !found?.filled
}

/**
 * Refuses the demo's public password at addresses that anybody can reach.
 * @throws Error that says what to do
 */
export async function guardDemoPassword({
  platform: { backgroundDb: db, config },
}: Pick<App, 'platform'>): Promise<void> {
  if (config.demo || !isPublicAddress(config.publicUrl)) return
  if (!(await knowsPassword(db, DEMO_PASSWORD))) return
  throw new Error(
    `Somebody can log in here with the demo's password, which is public, and ${config.publicUrl} may be reached by anybody. ` +
      'Give those users other passwords or block them (npm run user), begin with an empty database, or set DEMO=1 to show the demo to everyone.',
  )
}
