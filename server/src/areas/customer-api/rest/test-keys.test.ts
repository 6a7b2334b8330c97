import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { rows } from '../../../platform/database.ts'
import type { Browser } from '../../../platform/testing/app.ts'
import { ACCOUNTS, type ApiClient, makeClient, type TestApi, testApi } from './test-api.ts'

let api: TestApi
let buyer: Browser
let live: ApiClient
let trial: ApiClient
beforeAll(async () => {
  api = await testApi()
  const { app } = api.show
  live = await api.clientOf(ACCOUNTS.buyer)
  buyer = await api.show.as(ACCOUNTS.buyer)
  const wanted = { name: 'Trial', rights: ['order', 'prices', 'invoices'], is_test: true }
  const { api_key } = (await buyer.post('/api/api_settings/keys', wanted)).json()
  expect(api_key).toMatch(/^ff_test_[\w-]{43}$/)
  trial = makeClient(app, api_key)
})
afterAll(() => api.show.app.close())

const ORDER = { lines: [{ sku: 'N-1', quantity: 4 }], external_reference: 'PO-1' }
const place = (client: ApiClient, headers = {}, body: object = ORDER) =>
  client('/orders', { method: 'POST', body, headers })

/** All that an order or a reference leaves behind. */
async function kept() {
  const tables = ['orders', 'order_lines', 'stock_movements', 'outbox_events', 'mails', 'customer_references']
  const counts = tables.map(
    table => sql`(select count(*)::int from ${sql.identifier(table)}) as ${sql.identifier(table)}`,
  )
  const [found] = await rows(api.show.app.platform.db, sql`select ${sql.join(counts, sql`, `)}`)
  return found
}

describe('a test key', () => {
  test('says so in the list, in each answer and at /key, and reads what the others read (FF-1806)', async () => {
    const [one] = (await buyer.get('/api/api_settings/keys')).json()
    expect(one).toMatchObject({ is_test: true, api_key: expect.stringMatching(/^ff_test_…/) })
    const [here, there] = [await trial('/key'), await live('/key')]
    expect([here.headers['test-mode'], there.headers['test-mode']]).toEqual(['true', undefined])
    expect([here.json().is_test, there.json().is_test]).toEqual([true, false])
    expect((await trial('/stock')).json().data).toEqual((await live('/stock')).json().data)
    expect((await trial('/orders')).json().data).toEqual((await live('/orders')).json().data)
  })

  test('an order is answered as it would be, and nothing of it is kept, nor a number left out (FF-1806)', async () => {
    const { order_id: first } = (await place(live)).json()
    await api.show.app.platform.outbox.drain()
    const before = await kept()
    const answers = await Promise.all([place(trial), place(trial), place(trial)])
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200])
    await api.show.app.platform.outbox.drain()
    expect(await kept()).toEqual(before)
    const real = (await place(live)).json()
    expect(real.order_id).toBe(first + 1)
    const { order_id, ...order } = answers[0]!.json()
    const { order_id: _, ...realOrder } = real
    expect(order).toEqual(realOrder)
    expect((await live(`/orders/${order_id}`)).statusCode).toBe(404)
  })

  test('what an order would be refused for refuses it (FF-1806)', async () => {
    const answer = await place(
      trial,
      {},
      {
        lines: [
          { sku: 'N-1', quantity: 3 },
          { sku: 'nothing', quantity: 1 },
        ],
      },
    )
    expect([answer.statusCode, answer.json().code]).toEqual([422, 'lines_refused'])
    expect(answer.json().details.lines.map(({ code }: { code: string }) => code)).toContain('unknown_sku')
  })

  test('its idempotency keys are apart from those of the others (FF-1806)', async () => {
    const key = { 'idempotency-key': 'PO-77' }
    const tried = (await place(trial, key)).json()
    expect((await place(trial, key)).json()).toEqual(tried)
    const other = await place(trial, key, { ...ORDER, external_reference: 'PO-2' })
    expect(other.json().code).toBe('key_reused')
    const placed = (await place(live, key)).json()
    expect(placed.order_id).not.toBe(tried.order_id)
    expect((await live(`/orders/${placed.order_id}`)).statusCode).toBe(200)
  })

  test('own references are counted and stay as they are (FF-1806)', async () => {
    const body = { references: [{ sku: 'N-1', customer_reference: 'TRIED-1' }] }
    const tried = await trial('/references', { method: 'PUT', body })
    expect(tried.json()).toMatchObject({ saved: 1 })
    expect((await live('/references')).json().data).toEqual([])
    expect((await live('/references', { method: 'PUT', body })).json()).toMatchObject({ saved: 1 })
  })
})
