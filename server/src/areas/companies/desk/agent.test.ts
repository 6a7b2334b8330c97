import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { demoHouse } from '../../../../demo/orders.ts'
import { ACCOUNTS, demoPeople } from '../../../../demo/people.ts'
import { rows } from '../../../platform/database.ts'
import { type Browser, type TestApp, testApp } from '../../../platform/testing/app.ts'
import { browserOf } from '../../../platform/testing/log-in.ts'
import { setUpHouse } from '../../seller/index.ts'

const NOW = '2031-05-06T12:00:00.000Z'
let app: TestApp
let agent: Browser
let id: number

beforeAll(async () => {
  app = await testApp({ now: NOW })
  const { db } = app.platform
  await setUpHouse(db, demoHouse)
  await demoPeople(db, new Date(NOW))
  agent = await browserOf(app, ACCOUNTS.agent)
  const [buyer] = await rows<{ id: number }>(
    db,
    sql`select customer_id as id from users where email = ${ACCOUNTS.buyer}`,
  )
  id = buyer!.id
})
afterAll(() => app.close())

test.each(['', '/1', '/1/orders'])(
  '/api/agent/customers%s is for agents alone, and not while they act for somebody (FF-1248)',
  async path => {
    const url = `/api/agent/customers${path}`
    expect((await app.browser().get(url)).statusCode).toBe(401)
    for (const account of [ACCOUNTS.buyer, ACCOUNTS.operator])
      expect((await (await browserOf(app, account)).get(url)).statusCode).toBe(403)
    const switched = await browserOf(app, ACCOUNTS.agent)
    await switched.form('/', { _switch_user: ACCOUNTS.buyer })
    expect((await switched.get(url)).statusCode).toBe(403)
  },
)

test('an agent reads who a customer is and what it ordered, and nothing of money (FF-1247)', async () => {
  const customer = (await agent.get(`/api/agent/customers/${id}`)).json()
  expect(customer.users.map(({ email }: { email: string }) => email)).toContain(ACCOUNTS.buyer)
  expect(customer.addresses.length).toBeGreaterThan(0)
  const orders = (await agent.get(`/api/agent/customers/${id}/orders`)).json()
  const found = (await agent.get('/api/agent/customers?search=merwede')).json()
  const known = JSON.stringify([customer, orders, found])
  expect(known).not.toMatch(/price|limit|total_|amount|invoice_number|payment|vat|rights|group|bonus|open_sum/)
  for (const path of ['', '/figures', '/basket', '/notes', '/account', '/statement.pdf'])
    expect((await agent.get(`/api/admin/customers/${id}${path}`)).statusCode).toBe(403)
})

test('it finds customers by more than one character, and waits after sixty searches in a minute (FF-1248)', async () => {
  const find = async (search: string) => (await agent.get(`/api/agent/customers?search=${search}`)).json()
  expect((await find('m')).customers).toEqual([])
  expect((await find('buyer@')).customers.map((one: { id: number }) => one.id)).toEqual([id])
  expect((await agent.get('/api/agent/customers/999999')).statusCode).toBe(404)
  expect((await agent.get('/api/agent/customers/999999/orders')).statusCode).toBe(404)
  let last = await agent.get('/api/agent/customers?search=merwede')
  for (let i = 0; i < 60 && last.statusCode === 200; i++) last = await agent.get('/api/agent/customers?search=merwede')
  expect(last.json().code).toBe('too_many')
})

test('it opens at most sixty customers in a minute: their ids count up (FF-1342)', async () => {
  app.setNow(new Date(new Date(NOW).getTime() + 120_000).toISOString())
  let last = await agent.get(`/api/agent/customers/${id}`)
  for (let i = 0; i < 60 && last.statusCode === 200; i++) last = await agent.get(`/api/agent/customers/${id}`)
  expect([last.statusCode, last.json().code]).toEqual([429, 'too_many'])
})
