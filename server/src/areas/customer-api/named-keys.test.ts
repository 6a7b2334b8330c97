import type { Right } from '@fairfloor/domain/viewer'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, inject, test, vi } from 'vitest'
import { buildApp } from '../../app.ts'
import { DEMO_PASSWORD } from '../../demo-accounts.ts'
import { openDatabase, rows } from '../../platform/database.ts'
import { type Browser, clientWith } from '../../platform/testing/app.ts'
import { hashPassword, saveUser } from '../people/index.ts'
import { ACCOUNTS, type TestShow, testShow } from '../show-orders/test-show.ts'

const KEYS = '/api/api_settings/keys'
let show: TestShow
let buyer: Browser
let customerId: number
beforeAll(async () => {
  show = await testShow()
  const { db } = show.app.platform
  await db.execute(sql`update customers set has_api_access = true`)
  await db.execute(sql`delete from order_minimums`)
  const [found] = await rows<{ id: number }>(
    db,
    sql`select customer_id as id from users where email = ${ACCOUNTS.buyer}`,
  )
  customerId = found!.id
  buyer = await show.as(ACCOUNTS.buyer)
})
afterAll(() => show.app.close())
beforeEach(() => show.app.platform.db.execute(sql`delete from named_api_keys`))

type Made = { readonly id: number; readonly api_key: string }

const make = (name: string, rights: Right[], by = buyer) => by.post(KEYS, { name, rights })
const made = async (name: string, rights: Right[]): Promise<Made> => (await make(name, rights)).json()
const kept = async () => (await buyer.get(KEYS)).json() as ({ name: string } & Record<string, unknown>)[]
const clientOf = ({ api_key }: Made) => clientWith(show.app.platform, api_key)
const statusOf = async (key: Made) => (await clientOf(key).get('/api/v1/key')).statusCode
const codeOf = (answer: { statusCode: number; json(): { code?: string } }) =>
  `${answer.statusCode} ${answer.json().code ?? ''}`.trim()

test('a company has up to ten keys: each but the first has a name, and is shown in full once (FF-1800)', async () => {
  const till = await made('  Till at the door ', ['prices', 'order'])
  expect(till.api_key).toMatch(/^ff_[\w-]{43}$/)
  expect(await kept()).toEqual([
    {
      id: till.id,
      name: 'Till at the door',
      rights: ['order', 'prices'],
      is_test: false,
      api_key: `ff_…${till.api_key.slice(-4)}`,
      made_at: expect.any(String),
      made_by: expect.any(String),
      last_used_at: null,
    },
  ])
  const everything = await rows<{ found: string }>(
    show.app.platform.db,
    sql`select string_agg(k::text, '') as found from named_api_keys k`,
  )
  expect(everything[0]?.found).not.toContain(till.api_key.slice(3))
  expect(await statusOf(till)).toBe(200)
  await vi.waitFor(async () => expect((await kept())[0]?.last_used_at).toEqual(expect.any(String)))

  expect(codeOf(await make('Till at the door', []))).toBe('409 key_name_taken')
  for (const name of ['', ' ', 'x'.repeat(61), 'two\nlines'])
    expect([name, (await make(name, [])).statusCode]).toEqual([name, 400])
  expect((await make('Boss', ['manage'])).statusCode).toBe(400)
  for (let i = 0; i < 8; i++) expect((await make(`Feed ${i}`, [])).statusCode).toBe(200)
  expect(codeOf(await make('One more', []))).toBe('409 too_many_keys')
})

test('a key may do what both its rights and those of the user ‘API’ allow (FF-1801)', async () => {
  const giveApi = async (rights: Right[]) => {
    const users: { id: number; name: string }[] = (await buyer.get('/api/company/users')).json()
    await buyer.patch(`/api/company/users/${users.find(({ name }) => name === 'API')!.id}`, { rights })
  }
  const rightsOf = async (key: Made) => (await clientOf(key).get('/api/v1/key')).json().rights
  const [reading, ordering] = [await made('Reading', ['prices']), await made('Ordering', ['order', 'invoices'])]
  expect([await rightsOf(reading), await rightsOf(ordering)]).toEqual([['prices'], ['order', 'invoices']])
  const order = { lines: [{ sku: 'N-1', quantity: 4 }] }
  expect(codeOf(await clientOf(reading).post('/api/v1/orders', order))).toBe('403 may_not_order')
  expect(codeOf(await clientOf(reading).get('/api/v1/invoices'))).toBe('403 may_not_see_invoices')
  expect((await clientOf(ordering).get('/api/v1/invoices')).statusCode).toBe(200)
  const priceIn = async (key: Made) =>
    JSON.stringify((await clientOf(key).post('/api/v1/orders', order)).json().total_price_inclusive_tax)
  expect(await priceIn(ordering)).toBe('null')
  await giveApi(['prices', 'invoices'])
  await vi.waitFor(async () => expect(await rightsOf(ordering)).toEqual(['invoices']))
  expect(codeOf(await clientOf(ordering).post('/api/v1/orders', order))).toBe('403 may_not_order')
  await giveApi(['order', 'prices', 'invoices'])
})

test('nobody makes or ends a key that may do more than they may, or another company’s (FF-1801)', async () => {
  const { db } = show.app.platform
  const user = { email: 'key-colleague@fairfloor.test', name: 'Colleague', customerId, rights: ['order'] as Right[] }
  await saveUser(db, { ...user, passwordHash: await hashPassword(DEMO_PASSWORD) })
  const colleague = await show.as(user.email)
  expect(codeOf(await make('Mine', ['order', 'prices'], colleague))).toBe('403 key_may_do_more')
  expect((await make('Mine', ['order'], colleague)).statusCode).toBe(200)
  const till = await made('Till', ['invoices'])
  expect(codeOf(await colleague.delete(`${KEYS}/${till.id}`))).toBe('403 key_may_do_more')
  const stranger = await show.as(ACCOUNTS.gym)
  expect(codeOf(await stranger.delete(`${KEYS}/${till.id}`))).toBe('404 not_found')
  expect((await stranger.get(KEYS)).json()).toEqual([])
  expect(await statusOf(till)).toBe(200)
  await db.execute(sql`update customers set has_api_access = false where id <> ${customerId}`)
  const agent = await show.as(ACCOUNTS.agent)
  await agent.form('/', { _switch_user: ACCOUNTS.buyer })
  expect(codeOf(await make('Acted', [], agent))).toBe('403 owners_alone')
})

test('an ended key is refused, and the others go on (FF-1802)', async () => {
  const [till, feed] = [await made('Till', []), await made('Feed', [])]
  expect([await statusOf(till), await statusOf(feed)]).toEqual([200, 200])
  expect((await buyer.delete(`${KEYS}/${till.id}`)).json()).toEqual({ success: true })
  expect(codeOf(await buyer.delete(`${KEYS}/${till.id}`))).toBe('404 not_found')
  await vi.waitFor(async () => expect(await statusOf(till)).toBe(401))
  expect(await statusOf(feed)).toBe(200)
  expect((await kept()).map(({ name }) => name)).toEqual(['Feed'])
})

describe.skipIf(inject('templateFile') !== undefined)('on two servers', () => {
  test('an ended key is refused by both at once, and the others go on (FF-1802)', async () => {
    const { config, clock } = show.app.platform
    const database = await openDatabase(config)
    const other = await buildApp(config, database, { clock, logTo: { write: () => {} } })
    const [till, feed] = [await made('Till', []), await made('Feed', [])]
    const onBoth = async ({ api_key }: Made) =>
      Promise.all(
        [show.app.platform, other.platform].map(async platform => {
          return (await clientWith(platform, api_key).get('/api/v1/key')).statusCode
        }),
      )
    expect([await onBoth(till), await onBoth(feed)]).toEqual(Array(2).fill([200, 200]))
    expect((await buyer.delete(`${KEYS}/${till.id}`)).statusCode).toBe(200)
    await vi.waitFor(async () => expect(await onBoth(till)).toEqual([401, 401]))
    expect(await onBoth(feed)).toEqual([200, 200])
    // A new first key ends none of them.
    await buyer.post('/api/api_settings/generate_api_key')
    expect(await onBoth(feed)).toEqual([200, 200])
    expect((await kept()).map(({ name }) => name)).toEqual(['Feed'])
    await other.close()
    await database.close()
  })
})
