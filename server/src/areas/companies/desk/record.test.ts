import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { demoHouse } from '../../../../demo/orders.ts'
import { ACCOUNTS, demoPeople } from '../../../../demo/people.ts'
import { buildApp } from '../../../app.ts'
import { rows } from '../../../platform/database.ts'
import { type Browser, type TestApp, testApp } from '../../../platform/testing/app.ts'
import { browserOf, logIn } from '../../../platform/testing/log-in.ts'
import { setUpHouse } from '../../seller/index.ts'

const NOW = '2031-05-06T12:00:00.000Z'
let app: TestApp
let operator: Browser
let id: number

beforeAll(async () => {
  app = await testApp({ now: NOW })
  await setUpHouse(app.platform.db, demoHouse)
})
afterAll(() => app.close())
beforeEach(async () => {
  const { db } = app.platform
  await db.execute(sql`update customers set blocked_at = null`)
  for (const table of ['audit_log', 'customer_notes', 'login_attempts'])
    await db.execute(sql.raw(`delete from ${table}`))
  await demoPeople(db, new Date(NOW))
  operator = await browserOf(app, ACCOUNTS.operator)
  const [buyer] = await rows<{ id: number }>(
    db,
    sql`select customer_id as id from users where email = ${ACCOUNTS.buyer}`,
  )
  id = buyer!.id
})

const at = (path = '') => `/api/admin/customers/${id}${path}`
const get = async (path: string) => (await operator.get(at(path))).json()
const block = () => operator.post(at('/block'), { reason: 'Insolvent' })
const log = async () => (await operator.get(`/api/admin/audit?customer=${id}`)).json().entries

test.each([
  ['GET', '/figures'],
  ['GET', '/basket'],
  ['GET', '/users'],
  ['GET', '/logins'],
  ['GET', '/api-use'],
  ['GET', '/notes'],
  ['POST', '/notes'],
  ['PUT', '/standing'],
  ['POST', '/block'],
  ['POST', '/unblock'],
] as const)('%s of a customer’s %s is the operator’s alone, and unknown of nobody (FF-1245)', async (method, path) => {
  const call = (browser: Browser, customer: number) =>
    browser.call({
      ...{ method, url: `/api/admin/customers/${customer}${path}` },
      payload: {
        ...{ text: 'x', reason: 'x', version: '', price_group_id: 1 },
        ...{ vts_orders_visible: true, has_api_access: true },
      },
    })
  expect((await call(app.browser(), id)).statusCode).toBe(401)
  for (const account of [ACCOUNTS.buyer, ACCOUNTS.agent])
    expect((await call(await browserOf(app, account), id)).statusCode).toBe(403)
  expect((await call(operator, 999_999)).statusCode).toBe(404)
})

describe('a blocked customer', () => {
  test('is out at once, on every server, also where an agent acts for it; its key is refused (FF-1243)', async () => {
    const second = await buildApp(app.platform.config, app.database, { clock: app.platform.clock })
    const buyer = await browserOf(app, ACCOUNTS.buyer)
    const key = (await buyer.post('/api/api_settings/generate_api_key')).json().api_key
    const agent = await browserOf(app, ACCOUNTS.agent)
    await agent.form('/', { _switch_user: ACCOUNTS.buyer })
    const byKey = async () =>
      (await second.platform.server.inject({ url: '/api/v1/key', headers: { authorization: `Bearer ${key}` } }))
        .statusCode
    const there = async (browser: Browser) => {
      const cookie = `ff_session=${browser.cookies.get('ff_session')}`
      return (await second.platform.server.inject({ url: '/api/current_user', headers: { cookie } })).json().user?.email
    }
    expect([await there(buyer), await there(agent), await byKey()]).toEqual([ACCOUNTS.buyer, ACCOUNTS.buyer, 200])
    expect((await block()).json().blocked_at).toBe(NOW)
    const out = async () => [await there(buyer), await there(agent), await byKey()]
    await expect.poll(out, { interval: 5 }).toEqual([undefined, undefined, 401])
    await second.close()
  })

  test('reads at the login what a wrong password reads, and is mailed nothing (FF-1243)', async () => {
    await block()
    const right = await logIn(app.browser(), ACCOUNTS.buyer)
    const wrong = await logIn(app.browser(), ACCOUNTS.buyer, 'wrong')
    expect([right.statusCode, right.json()]).toEqual([wrong.statusCode, wrong.json()])
    await app.browser().form('/lost-password', { email: ACCOUNTS.buyer })
    await app.platform.outbox.drain()
    expect(await rows(app.platform.db, sql`select 1 from one_time_passwords`)).toEqual([])
    const agent = await browserOf(app, ACCOUNTS.agent)
    expect((await agent.form('/', { _switch_user: ACCOUNTS.buyer })).statusCode).toBe(403)
  })

  test('is served again with its passwords; whoever was blocked alone stays out; the log says both (FF-1243)', async () => {
    await block()
    expect((await block()).json().code).toBe('customer_blocked_already')
    expect((await operator.post(at('/unblock'))).json().blocked_at).toBeNull()
    expect((await operator.post(at('/unblock'))).json().code).toBe('customer_not_blocked')
    expect((await logIn(app.browser(), ACCOUNTS.buyer)).statusCode).toBe(200)
    expect((await log()).map(({ action }: { action: string }) => action)).toEqual([
      'unblock customer',
      'block customer',
    ])
    expect((await log())[1].details).toEqual({ reason: 'Insolvent' })
  })
})

test('another price group and another right count at once, and a form that is out of date changes nothing (FF-1242)', async () => {
  const buyer = await browserOf(app, ACCOUNTS.buyer)
  const before = await get('')
  const other = before.price_groups.find((group: { id: number }) => group.id !== before.price_group_id)
  const body = {
    ...{ version: before.standing_version, price_group_id: other.id },
    ...{ vts_orders_visible: false, has_api_access: false },
  }
  const put = (payload: object) => operator.call({ method: 'PUT', url: at('/standing'), payload })
  expect((await put({ ...body, price_group_id: 999_999 })).json().code).toBe('unknown_price_group')
  expect((await put(body)).json()).toMatchObject({ price_group: other.name, has_api_access: false })
  const known = async () => (await buyer.get('/api/current_user')).json().user
  await expect.poll(async () => (await known()).has_api_access, { interval: 5 }).toBe(false)
  expect((await known()).vts_orders_visible).toBe(false)
  expect((await put(body)).json().code).toBe('changed_meanwhile')
  expect((await log())[0].details.price_group).toEqual({ before: before.price_group, after: other.name })
})

test('notes stay as they were written, with author and time, each in the audit log; a blank one is none (FF-1244)', async () => {
  await operator.post(at('/notes'), { text: ' Pays late ' })
  await operator.post(at('/notes'), { text: 'Called' })
  expect((await operator.post(at('/notes'), { text: '  ' })).statusCode).toBe(400)
  const { total, notes } = await get('/notes')
  expect([total, notes.map(({ text, at }: { text: string; at: string }) => [text, at])]).toEqual([
    2,
    [
      ['Called', NOW],
      ['Pays late', NOW],
    ],
  ])
  expect(notes[0].by).toBeTruthy()
  expect((await log()).map(({ action, details }: { action: string; details: object }) => [action, details])).toEqual(
    Array.from({ length: 2 }, () => ['add note about a customer', {}]),
  )
})

test('who has logged in and who has failed to is seen, of this customer alone (FF-1240)', async () => {
  await browserOf(app, ACCOUNTS.buyer)
  await logIn(app.browser(), ACCOUNTS.buyer, 'wrong')
  await logIn(app.browser(), ACCOUNTS.gym, 'wrong')
  const { users } = await get('/users')
  expect(users.find(({ email }: { email: string }) => email === ACCOUNTS.buyer)).toMatchObject({
    ...{ last_login_at: NOW, blocked_at: null, is_technical: false, order_limit: null },
  })
  const { sessions, failed } = await get('/logins')
  expect(sessions.map(({ email }: { email: string }) => email)).toContain(ACCOUNTS.buyer)
  expect(failed.map(({ email }: { email: string }) => email)).toEqual([ACCOUNTS.buyer])
})

test('it is found by what people know of it (FF-1241)', async () => {
  const found = async (search: string) =>
    (await operator.get(`/api/admin/customers?search=${encodeURIComponent(search)}`))
      .json()
      .customers.map((customer: { id: number }) => customer.id)
  const { company, number, vat_id, addresses } = await get('')
  const [{ name }] = (await get('/users')).users
  for (const search of [company, number, vat_id, addresses[0].city, addresses[0].zip, ACCOUNTS.buyer, name])
    expect(await found(search), search).toContain(id)
  expect(await found('nobody has this')).toEqual([])
})

test('its figures, basket and API are those of a customer that has none yet (FF-1240)', async () => {
  expect(await get('/figures')).toMatchObject({
    ...{ open: 0, overdue: 0, year: 2031, turnover: 0, turnover_before: 0, orders: 0, last_order: null },
    bonus: { tier: 0 },
  })
  expect((await get('/basket')).positions).toEqual([])
  expect(await get('/api-use')).toMatchObject({ references: 0, push: null })
})
