import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { InjectOptions, LightMyRequestResponse } from 'fastify'
import { demoHouse } from '../../../demo/orders.ts'
import { type App, buildApp } from '../../app.ts'
import { sellerSettings } from '../../areas/seller/tables.ts'
import { readConfig } from '../config.ts'
import type { Platform } from '../platform.ts'
import { type TestDatabase, testDatabase } from './database.ts'
import { checkAnswers } from './described.ts'
import { guardRaced, watchLocks } from './locks-taken.ts'
import { unheard } from './unheard.ts'

export type TestApp = App & {
  readonly database: TestDatabase
  /** Calls that have locked, each with a statement that did. */
  readonly locked: ReadonlyMap<string, string>
  /** Sets the clock, which otherwise stands still. */
  setNow(instant: string): void
  /** A client with its own cookies that sends the marker header. */
  browser(): Browser
  close(): Promise<void>
}

export type Browser = {
  readonly cookies: Map<string, string>
  call(options: InjectOptions): Promise<LightMyRequestResponse>
  get(url: string): Promise<LightMyRequestResponse>
  post(url: string, payload?: object, headers?: Record<string, string>): Promise<LightMyRequestResponse>
  patch(url: string, payload?: object, headers?: Record<string, string>): Promise<LightMyRequestResponse>
  delete(url: string): Promise<LightMyRequestResponse>
  /** Sends fields as application/x-www-form-urlencoded. */
  form(url: string, fields: Record<string, string>, headers?: Record<string, string>): Promise<LightMyRequestResponse>
}

export type Options = {
  now: string
  env?: Record<string, string>
  /** false: the shop is not set up yet. */
  isSetUp?: boolean
  /** Receives the lines of the log; its level is the environment's. */
  onLog?: (line: string) => void
}

/** The whole app on its own copy of the database, called by `inject`. Jobs and due work run only when a test starts them. */
export async function testApp(options: Options): Promise<TestApp> {
  const database = await testDatabase()
  if (options.isSetUp !== false) await setUp(database)
  return appOn(database, options)
}

export const setUp = ({ db }: TestDatabase) => db.insert(sellerSettings).values(demoHouse.settings)

/** The same on a database that has its rows. */
export async function appOn(database: TestDatabase, { now, env = {}, onLog }: Options): Promise<TestApp> {
  const folder = mkdtempSync(join(tmpdir(), 'fairfloor-app-'))
  const config = readConfig({
    DATA_DIR: folder,
    LOG_LEVEL: 'silent',
    SECOND_FACTOR: 'offered',
    API_REQUESTS_PER_MINUTE: '1000000',
    ...(database.url ? { DATABASE_URL: database.url } : {}),
    ...env,
  })
  let at = new Date(now)
  const app = await buildApp(config, database, { clock: () => at, ...(onLog ? { logTo: { write: onLog } } : {}) })
  checkAnswers(app.platform.server)
  const locked = watchLocks(app.platform)
  return {
    ...app,
    database,
    locked,
    setNow(instant) {
      at = new Date(instant)
    },
    browser: () => makeBrowser(app.platform),
    async close() {
      await app.close()
      const events = await unheard(app.platform, database)
      await database.close()
      rmSync(folder, { recursive: true, force: true })
      guardRaced(locked)
      if (events.length > 0) throw new Error(`Nothing reacts to ${events.join(', ')}: later.afterEvent`)
    },
  }
}

/** @param cookies of a logged-in browser, of this server or another one on the same database */
export function makeBrowser({ server }: Platform, cookies = new Map<string, string>()): Browser {
  return withCalls(cookies, async options => {
    const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join('; ')
    const response = await server.inject({
      ...options,
      headers: { 'x-requested-with': 'XMLHttpRequest', ...(cookie ? { cookie } : {}), ...options.headers },
    })
    for (const { name, value, maxAge } of response.cookies as { name: string; value: string; maxAge?: number }[]) {
      if (maxAge === 0) cookies.delete(name)
      else cookies.set(name, value)
    }
    return response
  })
}

/** The system of a buyer's company: it calls with a new key, and has no session. */
export const withKey = async (platform: Platform, buyer: Browser): Promise<Browser> =>
  clientWith(platform, (await buyer.post('/api/api_settings/generate_api_key')).json().api_key)

/** A client with a key, of any server that knows it. */
export const clientWith = ({ server }: Platform, key: string): Browser =>
  withCalls(new Map(), options =>
    server.inject({ ...options, headers: { authorization: `Bearer ${key}`, ...options.headers } }),
  )

function withCalls(cookies: Browser['cookies'], call: Browser['call']): Browser {
  return {
    cookies,
    call,
    get: url => call({ method: 'GET', url }),
    post: (url, payload, headers = {}) => call({ method: 'POST', url, ...(payload ? { payload } : {}), headers }),
    patch: (url, payload, headers = {}) => call({ method: 'PATCH', url, ...(payload ? { payload } : {}), headers }),
    delete: url => call({ method: 'DELETE', url }),
    form: (url, fields, headers = {}) =>
      call({
        method: 'POST',
        url,
        payload: new URLSearchParams(fields).toString(),
        headers: { 'content-type': 'application/x-www-form-urlencoded', ...headers },
      }),
  }
}
