import { cents } from '@fairfloor/domain/money'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { ACCOUNTS, demoPeople } from '../demo/people.ts'
import { setStock, takeFreeStock } from './areas/catalogue/index.ts'
import { placeOrder } from './areas/orders/place-order.ts'
import { shipOrder } from './areas/orders/ship-order.ts'
import { makeHouse, NOW, TAKEN, type TestHouse } from './areas/orders/test-house.ts'
import { rows } from './platform/database.ts'
import { type Browser, type TestApp, testApp } from './platform/testing/app.ts'
import { browserOf } from './platform/testing/log-in.ts'
import { transaction } from './platform/transaction.ts'

let app: TestApp
let house: TestHouse
let operator: Browser

beforeAll(async () => {
  app = await testApp({ now: NOW.toISOString() })
  await demoPeople(app.platform.db, NOW)
  house = await makeHouse(app.platform.db)
  await app.catalogue.reload()
  operator = await browserOf(app, ACCOUNTS.operator)
})
afterAll(() => app.close())

const DAY_MS = 24 * 60 * 60 * 1000
const overview = async () => (await operator.get('/api/admin/overview')).json()
/** An order of one flavour, which takes what is free. */
const place = (quantity: number, now = NOW) =>
  transaction(app.platform.db, async tx => {
    const [line] = house.lines(1)
    const taken = await takeFreeStock(tx, [{ flavourId: line!.flavourId, quantity }])
    const reservedQuantity = taken.get(line!.flavourId) ?? 0
    const lines = [{ ...line!, quantity, unitNet: cents(200), reservedQuantity }]
    return placeOrder(tx, house.order(1, { kind: 'shop', ships: 'later', lines, now }))
  })
const stock = async (quantity: number, eta: string | null) => {
  await setStock(app.platform.db, [{ flavourId: house.lines(1)[0]!.flavourId, quantity, eta }])
  await app.catalogue.reload()
}

test('is the operator’s alone (FF-943)', async () => {
  expect((await app.browser().get('/api/admin/overview')).statusCode).toBe(401)
  for (const account of [ACCOUNTS.buyer, ACCOUNTS.agent])
    expect((await (await browserOf(app, account)).get('/api/admin/overview')).statusCode).toBe(403)
})

test('a shop without orders has thirty days of nothing, and nothing to do (FF-942)', async () => {
  const { days, ...rest } = await overview()
  expect(days).toHaveLength(30)
  expect([days[0].day, days.at(-1)]).toEqual(['2025-04-13', { day: '2025-05-12', orders: 0, net: 0 }])
  expect(rest).toEqual({
    today: '2025-05-12',
    to_ship: { orders: 0, pieces: 0, oldest: null },
    waiting: { orders: 0, pieces: 0, late: { pieces: 0, flavours: 0, names: [] } },
    late_deliveries: { deliveries: 0, suppliers: [] },
    unpaid: { invoices: 0, sum: 0, overdue: { invoices: 0, sum: 0, since: null } },
    stock_differs: 0,
    odd_card_events: 0,
    not_printable: { customers: 0, first: [] },
    runs_out: { flavours: 0, first: [] },
  })
})

test('says what can ship, what waits, what is unpaid and what runs out (FF-940)', async () => {
  await stock(40, '2025-05-20')
  const early = await place(30, new Date(NOW.getTime() - 40 * DAY_MS))
  const first = await place(6)
  await place(12)
  await app.catalogue.reload()
  const before = await overview()
  expect(before.days.at(-1)).toMatchObject({ orders: 2 })
  // 40 pieces: 30 and 6 are set aside, and 4 of 12.
  expect(before.to_ship).toMatchObject({ orders: 3, pieces: 40, oldest: { order_id: early.orderId } })
  expect(before.waiting).toEqual({ orders: 1, pieces: 8, late: { pieces: 0, flavours: 0, names: [] } })
  expect(before.runs_out).toEqual({
    flavours: 1,
    first: [
      expect.objectContaining({
        free: 0,
        sold: 48,
        days: 0,
        eta: '2025-05-20',
        name: 'Brand Product 500 g, Flavour 1',
      }),
    ],
  })

  await transaction(app.platform.db, tx => shipOrder(tx, early.orderId, [{ line: 1, quantity: 30 }], NOW, TAKEN))
  await transaction(app.platform.db, tx => shipOrder(tx, first.orderId, [{ line: 1, quantity: 5 }], NOW, TAKEN))
  const after = await overview()
  expect(after.to_ship).toMatchObject({ orders: 2, pieces: 5, oldest: { order_id: first.orderId } })
  expect(after.unpaid).toMatchObject({ invoices: 2, overdue: { invoices: 0, sum: 0, since: null } })
  expect(after.unpaid.sum).toBeGreaterThan(70)
})

test('goods are late whose day has passed or is not known; an invoice is overdue after its day, less what was paid (FF-940)', async () => {
  const { db } = app.platform
  await stock(0, '2025-05-11')
  expect((await overview()).waiting.late).toEqual({ pieces: 8, flavours: 1, names: ['Brand Product 500 g, Flavour 1'] })
  await db.execute(
    sql`update invoices set due_on = '2025-05-11', gross = 10000 where order_id = (select min(order_id) from invoices)`,
  )
  await db.execute(sql`
    with paid as (
      insert into payments (key, customer_id, method, amount, received_on, recorded_at)
      select 'test', customer_id, 'transfer', 4000, '2025-05-12', now() from invoices order by id limit 1 returning id
    )
    insert into settlements (invoice_id, payment_id, amount, settled_at)
    select (select id from invoices where gross = 10000), id, 4000, now() from paid`)
  expect((await overview()).unpaid.overdue).toEqual({ invoices: 1, sum: 60, since: '2025-05-11' })
})

test('a delivery is late whose missing goods have passed their day, until nothing more is expected (FF-938)', async () => {
  const flavour_id = house.lines(1)[0]!.flavourId
  const announce = async (supplier: string, days: (string | null)[]) => {
    const lines = days.map(expected_on => ({ line: null, flavour_id, quantity: 10, expected_on }))
    return (await operator.post('/api/admin/deliveries', { supplier, reference: null, note: null, lines })).json()
  }
  const late = await announce('North', ['2025-05-11', '2025-05-20'])
  await announce('South', ['2025-05-12', null])
  expect((await overview()).late_deliveries).toEqual({ deliveries: 1, suppliers: ['North'] })
  const id = `/api/admin/deliveries/${late.delivery_id}`
  const received = { note: null, lines: [{ line: 1, quantity: 10, lot: null, best_before: null }] }
  expect((await operator.post(`${id}/receipts`, received)).statusCode).toBe(200)
  expect((await overview()).late_deliveries.deliveries).toBe(0)
})

test('an order that comes complete is not to ship while a part of it waits (FF-938)', async () => {
  const before = (await overview()).to_ship.orders
  const { db } = app.platform
  await db.execute(sql`update orders set delivery = 'complete'`)
  await db.execute(sql`update order_lines set quantity = quantity + 1 where order_id = (select max(id) from orders)`)
  expect((await overview()).to_ship.orders).toBe(before - 1)
})

test('cancelled orders count nowhere (FF-942)', async () => {
  const before = await overview()
  await app.platform.db.execute(sql`
    update orders set status = 'cancelled' where id = (select max(id) from orders)`)
  const after = await overview()
  expect(after.days.at(-1).orders).toBe(before.days.at(-1).orders - 1)
})

test('who was stored with letters that no document has is named to the operator', async () => {
  const { db } = app.platform
  await db.execute(sql`update addresses set city = '北京 Łódź' where id = (select min(id) from addresses)`)
  const [{ id, company } = { id: 0, company: '' }] = await rows<{ id: number; company: string }>(
    db,
    sql`select id, company from customers where id = (select customer_id from addresses order by id limit 1)`,
  )
  expect((await overview()).not_printable).toEqual({
    customers: 1,
    first: [{ customer_id: id, company, letters: '北 京' }],
  })
})
