import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it, test } from 'vitest'
import { ACCOUNTS } from '../../../demo/people.ts'
import type { Browser, TestApp } from '../../platform/testing/app.ts'
import { browserOf } from '../../platform/testing/log-in.ts'
import { transaction } from '../../platform/transaction.ts'
import { setStock } from '../catalogue/index.ts'
import { partOfOrders } from './list-orders.ts'
import { type NewOrder, placeOrder } from './place-order.ts'
import { orderLines, orders } from './tables.ts'
import { makeCustomer, NOW, openHouse, type TestHouse } from './test-house.ts'

let app: TestApp
let house: TestHouse
let buyer: Browser
let own: Partial<NewOrder>
let ids: { late: number; cancelled: number; named: number }

beforeAll(async () => {
  const opened = await openHouse()
  ;({ app, house, buyer } = opened)
  const { db } = app.platform
  own = { ...opened.own, kind: 'shop', ships: 'later' }
  // Half past midnight of the 10th in the shop's time zone.
  const late = await place({ lines: house.lines(3), now: new Date('2025-05-09T22:30:00Z') })
  const cancelled = await place({ lines: house.lines(1), now: new Date('2025-05-11T10:00:00Z') })
  const named = await place({ lines: house.lines(20).slice(14), externalReference: '100 % Herbst_5', now: NOW })
  await db.update(orders).set({ status: 'cancelled' }).where(eq(orders.id, cancelled))
  await db.update(orderLines).set({ reservedQuantity: 0 }).where(eq(orderLines.orderId, late))
  await place({ ...house.order(1), kind: 'shop' })
  ids = { late, cancelled, named }
})
afterAll(() => app.close())

const place = async (more: Partial<NewOrder>) =>
  (await transaction(app.platform.db, tx => placeOrder(tx, { ...house.order(1), ...own, ...more }))).orderId

const idsOf = async (query: Record<string, string>) => {
  const answer = await buyer.get(`/api/onlineshop/orders-page?${new URLSearchParams(query)}`)
  expect(answer.statusCode).toBe(200)
  return (answer.json().orders as { order_id: number }[]).map(({ order_id }) => order_id)
}

test('my orders, newest first, with what is open and what may be cancelled (SH-025)', async () => {
  const { next, previous, total, orders: list } = (await buyer.get('/api/onlineshop/orders-page')).json()
  expect({ next, previous, total }).toEqual({ next: null, previous: null, total: 3 })
  expect((await buyer.get('/api/onlineshop/orders')).json()).toEqual(list)
  expect(list).toMatchObject([
    { order_id: ids.named, kind: 'shop', open_quantity: 0, can_cancel: true },
    { order_id: ids.cancelled, status: 'cancelled', can_cancel: false },
    { order_id: ids.late, open_quantity: 1 + 2 + 3, can_cancel: true },
  ])
})

test('each names who ordered (FF-1783)', async () => {
  const { orders: list } = (await buyer.get('/api/onlineshop/orders-page')).json()
  const { user } = (await buyer.get('/api/current_user')).json()
  expect(new Set(list.map((one: { placed_by: string }) => one.placed_by))).toEqual(new Set([user.name]))
})

test('by status, and by days in the shop’s time zone (FF-870)', async () => {
  expect(await idsOf({ status: 'cancelled' })).toEqual([ids.cancelled])
  expect(await idsOf({ status: 'placed' })).toEqual([ids.named, ids.late])
  expect(await idsOf({ from: '2025-05-11' })).toEqual([ids.named, ids.cancelled])
  expect(await idsOf({ from: '2025-05-10', until: '2025-05-10' })).toEqual([ids.late])
  expect(await idsOf({ until: '2025-05-09' })).toEqual([])
})

test('by number, own number, article number and words of an article, each character as it is (FF-870)', async () => {
  expect(await idsOf({ search: String(ids.late) })).toContain(ids.late)
  expect(await idsOf({ search: `#${ids.late}` })).toEqual([ids.late])
  expect(await idsOf({ search: 'herbst' })).toEqual([ids.named])
  expect(await idsOf({ search: '100 %' })).toEqual([ids.named])
  expect(await idsOf({ search: '%' })).toEqual([ids.named])
  expect(await idsOf({ search: '_5' })).toEqual([ids.named])
  expect(await idsOf({ search: 'F100002' })).toEqual([ids.late])
  expect(await idsOf({ search: 'flavour 20 brand' })).toEqual([ids.named])
  expect(await idsOf({ search: 'no such thing' })).toEqual([])
})

it.each(['status=lost', 'from=2025-02-30', 'until=x', 'place=x', `search=${'x'.repeat(201)}`])(
  'does not take %s',
  async query => expect((await buyer.get(`/api/onlineshop/orders-page?${query}`)).statusCode).toBe(400),
)

test('a page holds fifty', async () => {
  const { customerId, userId } = await makeCustomer(app.platform.db, 'NL')
  await app.platform.db.execute(sql`
    insert into orders (kind, customer_id, placed_by, placed_at, carrier, payment_method, invoice_address, shipping_address, totals, net, gross)
    select 'shop', ${customerId}, ${userId}, now(), carrier, payment_method, invoice_address, shipping_address, totals, net, gross
    from orders, generate_series(1, 51) where id = ${ids.named}`)
  const wanted = {
    customerId,
    search: '',
    timeZone: 'Europe/Amsterdam',
    status: undefined,
    from: undefined,
    until: undefined,
  }
  const { heads, listed } = await partOfOrders(app.platform.db, wanted, {})
  expect(heads).toHaveLength(50)
  const rest = await partOfOrders(app.platform.db, wanted, { place: listed.next! })
  expect(rest.heads).toHaveLength(1)
  expect(rest.listed).toMatchObject({ next: null, total: 51 })
})

test('the open backorder is a row for each line with a rest, at its price, with the day it is expected (SH-584, SH-613)', async () => {
  const [first, second] = house.lines(2)
  await setStock(app.platform.db, [
    { flavourId: first!.flavourId, quantity: 0, eta: '2025-06-03' },
    { flavourId: second!.flavourId, quantity: 0, eta: '2025-05-01' },
  ])
  const read = async () => (await buyer.get('/api/onlineshop/open-backorder')).json()
  await expect.poll(async () => (await read())[0].eta).toBe('2025-06-03')
  expect(await read()).toMatchObject([
    {
      brand: 'Brand',
      product_size: 'Product 500 g',
      product_size_erp_id: expect.any(Number),
      product_attribute: 'Flavour 1',
      product_attribute_erp_id: first!.flavourId,
      discount: 0,
      open_backorder_price: 12.5,
      open_backorder_quantity: 1,
      order_id: ids.late,
      line: 1,
    },
    // The expected day has passed.
    { product_attribute: 'Flavour 2', open_backorder_quantity: 2, eta: null },
    { product_attribute: 'Flavour 3', open_backorder_quantity: 3, eta: null },
  ])
})

test('the open backorder is the customer’s own (SH-584)', async () => {
  expect((await app.browser().get('/api/onlineshop/open-backorder')).statusCode).toBe(401)
  for (const account of [ACCOUNTS.gym, ACCOUNTS.agent])
    expect((await (await browserOf(app, account)).get('/api/onlineshop/open-backorder')).json()).toEqual([])
})
