import { sql } from 'drizzle-orm'
import { afterEach, describe, expect, test } from 'vitest'
import { demoHouse } from '../demo/orders.ts'
import { demoPeople } from '../demo/people.ts'
import { blockUser, hashPassword, saveUser } from './areas/people/index.ts'
import { hasDemo, setUpHouse } from './areas/seller/index.ts'
import { guardDemoPassword, wantsDemo } from './initial-demo.ts'
import { isEmpty } from './is-empty.ts'
import { type TestApp, testApp } from './platform/testing/app.ts'
import { runCommandOf } from './platform/testing/run-command.ts'
import { transaction } from './platform/transaction.ts'

const NOW = '2031-05-06T12:00:00Z'
const PUBLIC = 'https://shop.example.com'

let app: TestApp
const open = async (env: Record<string, string> = {}) => {
  app = await testApp({ now: NOW, env, isSetUp: false })
  return app.platform
}
afterEach(() => app?.close())

describe('the demo', () => {
  test('is wanted on the embedded database, and on PostgreSQL where it is asked for (FF-505)', () => {
    expect(wantsDemo({ databaseUrl: undefined, demo: false })).toBe(true)
    expect(wantsDemo({ databaseUrl: 'postgres://db/shop', demo: false })).toBe(false)
    expect(wantsDemo({ databaseUrl: 'postgres://db/shop', demo: true })).toBe(true)
  })

  test.each([
    ['people', sql`insert into price_groups (name) values ('Retail')`, true],
    ['a range', sql`insert into brands (name) values ('North')`, false],
    [
      'a trade show',
      sql`insert into editions (name, time_zone, order_start, order_end, confirmation_start, confirmation_end, release_end, is_current)
        values ('Fair', 'UTC', '2031-05-01', '2031-05-02', '2031-05-03', '2031-05-04', '2031-05-05', true)`,
      false,
    ],
  ])('comes into no database that holds %s (FF-505)', async (_what, statement, stays) => {
    const { db } = await open()
    expect(await isEmpty(db)).toBe(true)
    await db.execute(statement)
    expect(await isEmpty(db)).toBe(stays)
  })

  test('comes into no database with a seller of its own', async () => {
    const { db } = await open()
    await transaction(db, tx => setUpHouse(tx, demoHouse))
    expect([await isEmpty(db), await hasDemo(db)]).toEqual([false, false])
  })
})

describe('the demo’s password', () => {
  const guarded = () => guardDemoPassword(app)
  const demoUsers = () => transaction(app.platform.db, tx => demoPeople(tx, new Date(NOW)))

  test('is never served at a public address (FF-506)', async () => {
    await open({ PUBLIC_URL: PUBLIC })
    await expect(guarded()).resolves.toBeUndefined()
    await demoUsers()
    await expect(guarded()).rejects.toThrow(`${PUBLIC} may be reached by anybody`)
  })

  test('may be served where the demo is meant to be shown, and at an address of this machine', async () => {
    await open({ PUBLIC_URL: PUBLIC, DEMO: '1' })
    await demoUsers()
    await expect(guarded()).resolves.toBeUndefined()
    await app.close()
    await open()
    await demoUsers()
    await expect(guarded()).resolves.toBeUndefined()
  })

  test('is found with any address and any role, until its user is blocked (FF-506)', async () => {
    const { db, bus } = await open({ PUBLIC_URL: PUBLIC })
    const passwordHash = await hashPassword('demo-2025')
    const id = await saveUser(db, { email: 'boss@shop.example', name: 'Boss', passwordHash, isOperator: true })
    await expect(guarded()).rejects.toThrow('npm run user')
    await transaction(db, tx => blockUser(tx, bus, id, new Date(NOW)))
    await expect(guarded()).resolves.toBeUndefined()
  })
})

test('npm run demo changes nothing in a database that is not the demo’s, and asks before it resets one (FF-507)', {
  timeout: 120_000,
}, async () => {
  const { db } = await open()
  if (!app.database.url) return
  await transaction(db, tx => setUpHouse(tx, demoHouse))
  const run = (...options: string[]) => runCommandOf('demo', { DATABASE_URL: app.database.url! }, ...options)
  const refused = await run('--reset', '--yes')
  expect([refused.code, refused.errors]).toEqual([1, expect.stringContaining('does not hold the demo')])
  expect(await isEmpty(db)).toBe(false)
  await db.execute(sql`update seller_settings set demo_loaded_at = now()`)
  const asked = await run('--reset')
  expect([asked.code, asked.errors]).toEqual([1, expect.stringContaining('Say --yes')])
  expect(await hasDemo(db)).toBe(true)
})
