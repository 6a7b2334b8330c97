import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { type App, buildApp } from '../../app.ts'
import { type Config, readConfig } from '../../platform/config.ts'
import { rows } from '../../platform/database.ts'
import { makeBrowser } from '../../platform/testing/app.ts'
import { type TestDatabase, testDatabase } from '../../platform/testing/database.ts'
import { logIn } from '../../platform/testing/log-in.ts'
import { ACCOUNTS, DURING, fillShow } from './test-show.ts'

// `CLOCK` sets the clock at each start: forwards, back, and to years without a show. Work due by the show's dates is
// still done exactly once, on either database.
const isEmbedded = inject('templateFile') !== undefined

let database: TestDatabase
let config: Config
let flavour: Map<string, number>

beforeAll(async () => {
  database = await testDatabase()
  const folder = mkdtempSync(join(tmpdir(), 'fairfloor-restarts-'))
  config = readConfig({
    DATA_DIR: folder,
    LOG_LEVEL: 'silent',
    ...(database.url ? { DATABASE_URL: database.url } : {}),
  })
  await during(DURING.before, async app => {
    flavour = await fillShow(app)
  })
})
afterAll(async () => {
  await database.close()
  rmSync(config.dataDir, { recursive: true, force: true })
})

/** One run of the server, from start to stop. */
async function during(now: string, work: (app: App) => Promise<unknown>) {
  const app = await buildApp(config, database, { clock: () => new Date(now) })
  await app.start()
  await work(app)
  await app.close()
}

const as = async (app: App, email: string) => {
  const browser = makeBrowser(app.platform)
  await logIn(browser, email)
  return browser
}
const positions = (lines: Record<string, number>) =>
  Object.entries(lines).map(([key, quantity]) => ({ product_attribute_id: flavour.get(key), quantity }))

async function order(app: App) {
  for (const email of [ACCOUNTS.buyer, ACCOUNTS.gym]) {
    const browser = await as(app, email)
    const positionsJson = JSON.stringify(positions({ f1: 8 }))
    await browser.form('/api/onlineshop/vts-basket-add-position', { positionsJson })
  }
}
const confirm = async (app: App) =>
  (await as(app, ACCOUNTS.buyer)).patch('/api/onlineshop/vts-basket', { confirm: true })
async function release(app: App) {
  const browser = await as(app, ACCOUNTS.buyer)
  const { shipping_addresses } = (await browser.get('/api/onlineshop/vts-release')).json()
  await browser.post('/api/onlineshop/vts-release', {
    positions: positions({ f1: 5 }),
    shipping_address_id: shipping_addresses[0].id,
  })
}

/** The shop of the tests begins with orders that took no stock, which the nightly sum reports. */
const mailed = async () =>
  (
    await rows<{ kind: string; recipient: string }>(
      database.db,
      sql`select kind, recipient from mails where kind not in ('show-confirmed', 'show-released', 'stock-differs')`,
    )
  )
    .map(({ kind, recipient }) => `${kind.replace('show-', '')} ${recipient.split('@')[0]}`)
    .toSorted()

test.runIf(isEmbedded)(
  'thirteen starts at other times, forwards and back: each mail once, and what is left deleted once (FF-124)',
  async () => {
    const lives: [now: string, mails: string[], work?: (app: App) => Promise<unknown>][] = [
      // Of last year's release.
      [DURING.ordering, ['invoice buyer'], order],
      ['2031-05-09T08:00:00Z', ['overview', 'confirmation-opens'].flatMap(kind => [`${kind} buyer`, `${kind} gym`])],
      [DURING.ordering, []],
      [DURING.confirmation, [], confirm],
      ['2031-05-15T22:00:00Z', ['confirmation-ends gym']],
      [DURING.ordering, []],
      ['2031-06-24T00:00:00Z', ['release-week buyer']],
      [DURING.release, ['invoice buyer'], release],
      ['2031-06-30T00:00:00Z', ['release-day buyer']],
      [DURING.over, ['expired buyer']],
      [DURING.release, []],
      // A year without a show; mails are deleted after a year.
      ['2032-01-01T00:00:00Z', []],
      ['1999-01-01T00:00:00Z', []],
    ]
    const expected: string[] = []
    for (const [now, mails, work] of lives) {
      expected.push(...mails)
      await during(now, async app => {
        await work?.(app)
        for (let time = 0; time < 2; time++) await app.platform.due.ask()
        await expect.poll(mailed, { timeout: 15_000 }).toEqual(expected.toSorted())
      })
    }
    expect(await mailed()).toEqual(expected.toSorted())
    const kept = sql`select quantity, released_quantity as released, deleted_quantity as deleted from show_positions
    where added_at > '2031-01-01' order by 2 desc`
    expect(await rows(database.db, kept)).toEqual([
      { quantity: 8, released: 5, deleted: 3 },
      { quantity: 8, released: 0, deleted: 0 },
    ])
    expect(await rows(database.db, sql`select count(*)::int as n from orders where placed_at > '2031-01-01'`)).toEqual([
      { n: 1 },
    ])
  },
  120_000,
)
