import { setTimeout as pause } from 'node:timers/promises'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { type App, buildApp } from '../server/src/app.ts'
import { ACCOUNTS, DURING, fillShow } from '../server/src/areas/show-orders/test-show.ts'
import { readConfig } from '../server/src/platform/config.ts'
import { type Database, openDatabase, rows } from '../server/src/platform/database.ts'
import { type Browser, makeBrowser } from '../server/src/platform/testing/app.ts'
import { logIn } from '../server/src/platform/testing/log-in.ts'
import { type Postgres, startPostgres } from './postgres.ts'

// A PostgreSQL server that restarts while the shop is working. It must be our own, and must write durably.
const postgres = await startPostgres({ synchronous_commit: 'on' })
if ('missing' in postgres) console.log(`Restarts of PostgreSQL are not tested: ${postgres.missing}`)

describe.skipIf('missing' in postgres)('when PostgreSQL is restarted under load', () => {
  const { url, restart, stop } = postgres as Postgres
  const BUYERS = 10
  const PATIENCE = { timeout: 20_000 }
  let database: Database
  let app: App
  let browser: Browser
  let flavour: Map<string, number>

  beforeAll(async () => {
    const config = readConfig({ DATABASE_URL: url, LOG_LEVEL: 'silent' })
    database = await openDatabase(config)
    app = await buildApp(config, database, { clock: () => new Date(DURING.ordering) })
    flavour = await fillShow(app)
    browser = makeBrowser(app.platform)
    // Filling the show keeps a slow machine so busy that it answers 503 for a moment.
    await vi.waitFor(async () => expect((await logIn(browser, ACCOUNTS.buyer)).statusCode).toBe(200), PATIENCE)
    await app.start()
  }, 60_000)
  afterAll(async () => {
    await app.close()
    await database.close()
    await stop()
  })

  const add = (key: string) =>
    browser.form(
      '/api/onlineshop/vts-basket-add-position',
      { positionsJson: JSON.stringify([{ product_attribute_id: flavour.get('f1'), quantity: 1 }]) },
      { 'idempotency-key': key },
    )
  const pieces = async () =>
    (await rows<{ n: number | null }>(database.db, sql`select sum(quantity)::int as n from show_positions`))[0]?.n ?? 0

  test.each(['fast', 'immediate'] as const)(
    '%s, calls are 503 meanwhile, and each is done once (FF-123)',
    async how => {
      const before = await pieces()
      const statuses = new Set<number>()
      let isOver = false
      let done = 0
      /** Adds single pieces; failed calls are repeated with the same key. */
      async function buy(buyer: number) {
        for (let n = 0; !isOver; n++) {
          let status: number
          do {
            status = (await add(`${how}-${buyer}-${n}`)).statusCode
            statuses.add(status)
            if (status === 503) await pause(20)
          } while (status === 503)
          done++
        }
      }
      const buying = Promise.all(Array.from({ length: BUYERS }, (_, buyer) => buy(buyer)))
      try {
        await expect.poll(() => done, PATIENCE).toBeGreaterThan(20)
        await restart(how)
        const then = done
        await expect.poll(() => done, PATIENCE).toBeGreaterThan(then + 20)
      } finally {
        isOver = true
        await buying
      }
      expect([...statuses].sort()).toEqual([200, 503])
      expect(await pieces()).toBe(before + done)
    },
  )

  test('and afterwards what another server announces is heard again (FF-123)', async () => {
    const heard: string[] = []
    await app.platform.bus.listen('restarted', payload => void heard.push(payload))
    await expect
      .poll(async () => {
        await app.platform.bus.notify(database.db, 'restarted', 'yes')
        return heard.length
      }, PATIENCE)
      .toBeGreaterThan(0)
    expect((await app.platform.server.inject('/health')).statusCode).toBe(200)
  })
})
