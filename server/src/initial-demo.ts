import type { App } from './app.ts'
import { knowsPassword } from './areas/people/index.ts'
import { DEMO_PASSWORD } from './demo-accounts.ts'
import { isEmpty } from './is-empty.ts'
import type { Config } from './platform/config.ts'
import { isPublicAddress } from './platform/public-address.ts'

/**
 * Loads the demo into an empty database, so that the first start shows a complete wholesaler: always into the embedded
 * one, into PostgreSQL only with `DEMO=1`. The demo's code is loaded only then.
 */
export async function loadDemoWhenEmpty(app: App): Promise<void> {
  const { backgroundDb: db, config } = app.platform
  if (!wantsDemo(config) || !(await isEmpty(db))) return
  console.log('Loading the demo, once: a few minutes …')
  const { loadDemo } = await import('../demo/index.ts')
  await loadDemo(app, config.demoEdition, isEmpty)
}

export const wantsDemo = ({ databaseUrl, demo }: Pick<Config, 'databaseUrl' | 'demo'>): boolean =>
  databaseUrl === undefined || demo

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
