import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { demoHouse } from '../../../../demo/orders.ts'
import { ACCOUNTS, demoPeople } from '../../../../demo/people.ts'
import { buildApp } from '../../../app.ts'
import { type Browser, makeBrowser, type TestApp, testApp } from '../../../platform/testing/app.ts'
import { browserOf } from '../../../platform/testing/log-in.ts'
import { setUpHouse } from '../../seller/index.ts'

const NOW = '2031-05-06T12:00:00.000Z'
const TODAY = '2031-05-06'
let app: TestApp
let operator: Browser

beforeAll(async () => {
  app = await testApp({ now: NOW })
  await setUpHouse(app.platform.db, demoHouse)
  await demoPeople(app.platform.db, new Date(NOW))
  operator = await browserOf(app, ACCOUNTS.operator)
})
afterAll(() => app.close())
beforeEach(async () => {
  const { db } = app.platform
  for (const table of ['shipping_costs', 'order_minimums', 'carriers', 'audit_log'])
    await db.execute(sql.raw(`delete from ${table}`))
  await db.execute(
    sql`insert into carriers (name, kind) values ('Post', 'parcel'), ('Freight', 'pallet'), ('Old', 'parcel')`,
  )
  await db.execute(sql`update carriers set active = false where name = 'Old'`)
  await db.execute(sql`insert into shipping_costs (country, carrier, valid_from, from_net, from_grams, price)
    values ('NL', null, '2031-01-01', 0, 0, 790)`)
})

type Row = { country: string | null; carrier: string | null; valid_from: string; version: string; state: string }

const ADDRESS = '/api/admin/shipping'
const desk = async () => (await operator.get(ADDRESS)).json()
const put = (path: string, payload: object) => operator.call({ method: 'PUT', url: `${ADDRESS}/${path}`, payload })
const remove = (path: string, payload: object) =>
  operator.call({ method: 'DELETE', url: `${ADDRESS}/${path}`, payload })
const audit = async () => (await operator.get('/api/admin/audit')).json().entries
const tried = async (query: string) => (await operator.get(`${ADDRESS}/example?${query}`)).json()
const tariff = (differing: object = {}) => ({
  version: null,
  country: 'NL',
  carrier: null,
  valid_from: TODAY,
  steps: [
    { from_net: 200, from_grams: 0, price: 0 },
    { from_net: 0, from_grams: 0, price: 8.5 },
  ],
  ...differing,
})

test.each([
  ['GET', ''],
  ['GET', '/example?country=NL&grams=1&net=1'],
  ['PUT', '/carriers'],
  ['PUT', '/tariffs'],
  ['DELETE', '/tariffs'],
  ['PUT', '/minimums'],
  ['DELETE', '/minimums'],
] as const)('%s /api/admin/shipping%s is the operator’s alone (FF-835)', async (method, path) => {
  const call = (browser: Browser) => browser.call({ method, url: ADDRESS + path })
  expect((await call(app.browser())).statusCode).toBe(401)
  for (const account of [ACCOUNTS.buyer, ACCOUNTS.agent])
    expect((await call(await browserOf(app, account))).statusCode).toBe(403)
})

describe('a tariff', () => {
  test('counts from its day in the place of the one before, and is in the audit log (FF-828)', async () => {
    const answer = await put('tariffs', tariff())
    expect(answer.json().tariffs.map(({ valid_from, state }: Row) => [valid_from, state])).toEqual([
      ['2031-01-01', 'over'],
      [TODAY, 'running'],
    ])
    const [entry] = await audit()
    expect(entry).toMatchObject({ action: 'create tariff', subject: `NL, every carrier, from ${TODAY}` })
    const post = async (net: number) => (await tried(`country=NL&grams=5000&net=${net}`)).carriers.at(-1)
    expect(await post(199.99)).toEqual({ name: 'Post', units: 1, price: 8.5, reason: null })
    expect(await post(200)).toMatchObject({ price: 0 })
    // The day before.
    expect((await tried('country=NL&grams=5000&net=200&on=2031-05-05')).carriers.at(-1).price).toBe(7.9)
  })

  test('by another server is there at once (FF-834)', async () => {
    const { config } = app.platform
    const other = await buildApp(config, app.database, { clock: () => new Date(NOW) })
    try {
      const there = makeBrowser(other.platform, operator.cookies)
      expect((await put('tariffs', tariff())).statusCode).toBe(200)
      const query = 'country=NL&grams=5000&net=10'
      expect((await there.get(`${ADDRESS}/example?${query}`)).json()).toEqual(await tried(query))
      expect((await there.get(ADDRESS)).json().tariffs).toHaveLength(2)
    } finally {
      await other.close()
    }
  })

  test('overlaps one of the same country, carrier and day: of two sent at once there is one (FF-829)', async () => {
    const answers = await Promise.all([put('tariffs', tariff()), put('tariffs', tariff())])
    expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 409])
    const late = await put('tariffs', tariff({ steps: [{ from_net: 0, from_grams: 0, price: 1 }] }))
    expect(late.json()).toMatchObject({ code: 'tariff_overlaps', errors: [{ path: 'valid_from' }] })
    expect((await desk()).tariffs).toHaveLength(2)
    expect((await put('tariffs', tariff({ carrier: 'Post' }))).statusCode).toBe(200)
  })

  test('that has begun stays as it is; one from today is changed and deleted, but not by an old form (FF-830)', async () => {
    const [begun] = (await desk()).tariffs
    expect(begun.may_change).toBe(false)
    const { country, carrier, valid_from, version } = begun
    expect((await put('tariffs', { ...tariff(), valid_from, version })).json().code).toBe('tariff_begun')
    expect((await remove('tariffs', { country, carrier, valid_from, version })).json().code).toBe('tariff_begun')
    const made = (await put('tariffs', tariff())).json().tariffs.at(-1)
    const changed = { ...tariff({ version: made.version }), steps: [{ from_net: 0, from_grams: 0, price: 9 }] }
    expect((await put('tariffs', changed)).statusCode).toBe(200)
    expect((await put('tariffs', changed)).json().code).toBe('changed_meanwhile')
    const key = { country, carrier, valid_from: TODAY }
    expect((await remove('tariffs', { ...key, version: made.version })).json().code).toBe('changed_meanwhile')
    const now = (await desk()).tariffs.at(-1)
    expect((await remove('tariffs', { ...key, version: now.version })).json().tariffs).toHaveLength(1)
    expect((await remove('tariffs', { ...key, version: now.version })).json().code).toBe('changed_meanwhile')
    expect((await audit()).map((entry: { action: string }) => entry.action)).toEqual([
      'delete tariff',
      'change tariff',
      'create tariff',
    ])
  })

  test.each([
    ['a country we do not deliver to', { country: 'ZZ' }, 'country'],
    ['an unknown carrier', { carrier: 'Nobody' }, 'carrier'],
    ['a day that is over', { valid_from: '2031-05-05' }, 'valid_from'],
    ['no price for the smallest order', { steps: [{ from_net: 1, from_grams: 0, price: 1 }] }, 'steps'],
    ['two prices for the same', { steps: [0, 1].map(price => ({ from_net: 0, from_grams: 0, price })) }, 'steps'],
  ])('%s is refused at its field', async (_, differing, path) => {
    const answer = await put('tariffs', tariff(differing))
    expect([answer.statusCode >= 409, answer.json().errors[0].path]).toEqual([true, path])
    expect((await desk()).tariffs).toHaveLength(1)
  })

  test.each([
    ['half a cent', { steps: [{ from_net: 0, from_grams: 0, price: 0.005 }] }],
    ['a negative price', { steps: [{ from_net: 0, from_grams: 0, price: -1 }] }],
    ['half a gram', { steps: [{ from_net: 0, from_grams: 0.5, price: 1 }] }],
    ['no steps', { steps: [] }],
    ['a day that does not exist', { valid_from: '2031-02-30' }],
    ['a country in words', { country: 'Holland' }],
  ])('%s does not have the form', async (_, differing) =>
    expect((await put('tariffs', tariff(differing))).statusCode).toBe(400),
  )
})

describe('the example', () => {
  test('says what each active carrier costs, or why it cannot (FF-831)', async () => {
    await put('tariffs', tariff({ carrier: 'Freight', steps: [{ from_net: 0, from_grams: 0, price: 89 }] }))
    const { carriers } = await tried('country=NL&grams=1300000&net=500')
    expect(carriers).toEqual([
      { name: 'Freight', units: 3, price: 267, reason: null },
      { name: 'Post', units: 42, price: null, reason: 'too_heavy' },
    ])
    expect((await tried('country=DE&grams=1000&net=5')).carriers).toMatchObject([
      { reason: 'no_tariff' },
      { reason: 'no_tariff' },
    ])
  })

  test.each([
    ['country=ZZ&grams=1&net=1', 422],
    ['country=NL&grams=-1&net=1', 400],
    ['country=NL&grams=1&net=x', 400],
    ['country=NL&grams=1&net=1&on=never', 400],
    ['grams=1&net=1', 400],
  ])('%s is %i', async (query, status) =>
    expect((await operator.get(`${ADDRESS}/example?${query}`)).statusCode).toBe(status),
  )
})

describe('a minimum', () => {
  const minimum = (differing: object = {}) => ({
    version: null,
    country: null,
    first_order: false,
    amount: 100,
    ...differing,
  })

  test('is for a country or all, for first orders or all; the example says it (FF-832)', async () => {
    await put('minimums', minimum())
    await put('minimums', minimum({ country: 'NL', amount: 50 }))
    await put('minimums', minimum({ country: 'NL', first_order: true, amount: 250.5 }))
    expect(await tried('country=NL&grams=1&net=1')).toMatchObject({ minimum: 50, first_minimum: 250.5 })
    expect(await tried('country=DE&grams=1&net=1')).toMatchObject({ minimum: 100, first_minimum: 100 })
    expect((await put('minimums', minimum())).json().code).toBe('minimum_exists')
  })

  test('is changed and deleted, but not by an old form', async () => {
    const [{ version }] = (await put('minimums', minimum())).json().minimums
    const [after] = (await put('minimums', minimum({ version, amount: 120 }))).json().minimums
    expect((await put('minimums', minimum({ version, amount: 1 }))).json().code).toBe('changed_meanwhile')
    const key = { country: null, first_order: false }
    expect((await remove('minimums', { ...key, version })).json().code).toBe('changed_meanwhile')
    expect((await remove('minimums', { ...key, version: after.version })).json().minimums).toEqual([])
    expect((await audit())[1]).toMatchObject({
      action: 'change minimum order',
      subject: 'every country, every order',
      details: { amount: { before: 100, after: 120 } },
    })
  })
})

describe('a carrier', () => {
  const carrier = (differing: object = {}) => ({
    version: null,
    name: 'Bike',
    kind: 'parcel',
    tracking_url: 'https://bike.example/{number}',
    is_active: true,
    ...differing,
  })

  test('is added once, changed, and rests without being deleted (FF-833)', async () => {
    const answer = await put('carriers', carrier())
    const { version } = answer.json().carriers.find(({ name }: { name: string }) => name === 'Bike')
    expect((await put('carriers', carrier())).json().code).toBe('carrier_exists')
    expect((await put('carriers', carrier({ version, is_active: false }))).statusCode).toBe(200)
    expect((await put('carriers', carrier({ version }))).json().code).toBe('changed_meanwhile')
    const names = (await tried('country=NL&grams=1&net=1')).carriers.map(({ name }: { name: string }) => name)
    expect(names).toEqual(['Freight', 'Post'])
    expect((await audit())[0]).toMatchObject({ action: 'change carrier', details: { is_active: { after: false } } })
  })

  test.each([
    'http://bike.example/{number}',
    'javascript:alert({number})',
    'https://bike.example/',
    'https://a:b@c.example/{number}',
  ])('is not followed at %s (FF-833)', async tracking_url =>
    expect((await put('carriers', carrier({ tracking_url }))).json().code).toBe('not_a_tracking_address'),
  )
})
