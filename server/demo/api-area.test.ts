import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { ACCOUNTS, type TestShow, testShow } from '../src/areas/show-orders/test-show.ts'
import { rows } from '../src/platform/database.ts'
import { transaction } from '../src/platform/transaction.ts'
import { demoApi, demoStockEndpoint } from './api-area.ts'

let show: TestShow
beforeAll(async () => {
  show = await testShow()
})
afterAll(() => show.app.close())

test('the buyer’s own system has called, was told of its stock with a fault now and then, and is called no more (FF-1398)', async () => {
  const { db, bus, clock } = show.app.platform
  const [buyer] = await rows<{ userId: number; customerId: number; priceGroupId: number }>(
    db,
    sql`select u.id as "userId", c.id as "customerId", c.price_group_id as "priceGroupId"
        from users u join customers c on c.id = u.customer_id where u.email = ${ACCOUNTS.buyer}`,
  )
  const snapshot = show.app.catalogue.snapshot()
  await transaction(db, tx => demoApi(tx, bus, snapshot, buyer!, clock()))
  await transaction(db, tx => demoStockEndpoint(tx, snapshot, buyer!, clock()))
  const browser = await show.as(ACCOUNTS.buyer)
  const settings = (await browser.get('/api/api_settings')).json()
  expect(settings).toMatchObject({
    api_key: expect.stringMatching(/^ff_.*[\w-]{4}$/),
    api_key_last_used_at: '2031-05-06T11:46:00.000Z',
    stock_push_state: 'off',
  })
  const { deliveries } = (await browser.get('/api/api_settings/stock_deliveries')).json()
  const statuses = deliveries.map(({ status }: { status: number | null }) => status)
  expect(statuses[0]).toBe(410)
  expect(statuses).toEqual(expect.arrayContaining([200, 401, 503, null]))
  const { requests } = (await browser.get('/api/api_settings/requests')).json()
  expect(requests.map(({ status }: { status: number }) => status)).toEqual([200, 403, 422])
})
