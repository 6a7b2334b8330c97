import { and, eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { rows } from '../../../platform/database.ts'
import type { Browser } from '../../../platform/testing/app.ts'
import { transaction } from '../../../platform/transaction.ts'
import { fill, place } from '../../basket/test-checkout.ts'
import { invoices } from '../../billing/tables.ts'
import { setStock } from '../../catalogue/index.ts'
import { flavours } from '../../catalogue/tables.ts'
import { customers } from '../../companies/tables.ts'
import { shipOrder } from '../../orders/index.ts'
import { orderLines } from '../../orders/tables.ts'
import { TAKEN } from '../../orders/test-house.ts'
import { visits } from '../../service-lists/tables.ts'
import { ACCOUNTS, type TestShow, testShow } from '../../show-orders/test-show.ts'

const START = '/api/onlineshop/start'
const CARDS = ['open', 'last-order', 'arrivals', 'news', 'gone', 'coming'] as const

let show: TestShow
let buyer: Browser
let gym: Browser
const db = () => show.app.platform.db
const id = (key: string) => show.flavour.get(key)!
const read = async (card: (typeof CARDS)[number], browser = buyer) => (await browser.get(`${START}/${card}`)).json()

/** Logs everybody in at an instant. */
async function at(now: string): Promise<void> {
  show.app.setNow(now)
  buyer = await show.as(ACCOUNTS.buyer)
  gym = await show.as(ACCOUNTS.gym)
}

async function order(lines: Record<string, number>): Promise<number> {
  await fill(show, buyer, lines)
  return (await place(buyer)).json().order_id
}

/** The carrier takes pieces of a flavour of an order. */
async function ship(orderId: number, key: string, quantity: number, now: string): Promise<void> {
  const ofFlavour = and(eq(orderLines.orderId, orderId), eq(orderLines.flavourId, id(key)))
  const [line] = await db().select().from(orderLines).where(ofFlavour)
  await transaction(db(), tx => shipOrder(tx, orderId, [{ line: line!.line, quantity }], new Date(now), TAKEN))
}

beforeAll(async () => {
  show = await testShow()
  await db().execute(sql`delete from order_minimums`)
  await transaction(db(), tx =>
    setStock(tx, [
      { flavourId: id('f1'), quantity: 100 },
      { flavourId: id('f2'), quantity: 100 },
      { flavourId: id('f4'), quantity: 4, eta: '2031-06-01' },
    ]),
  )
  await show.app.catalogue.reload()
})
afterAll(() => show.app.close())

let second: number
let third: number

test('before the first order and the second visit the cards say that there is nothing (FF-1733)', async () => {
  await at('2031-03-01T12:00:00Z')
  expect(await read('open', gym)).toMatchObject({ open: 0, overdue: 0, invoices: 0, first: [] })
  expect((await read('last-order', gym)).order).toBeNull()
  expect(await read('arrivals', gym)).toMatchObject({ orders: 0, pieces: 0, arrivals: [] })
  expect(await read('news', gym)).toMatchObject({ since: null, shipped: [], fresh: { count: 0 } })
  expect(await read('gone', gym)).toEqual([])
  expect(await read('coming', gym)).toEqual([])
})

test('what was bought twice is proposed again when it is probably gone, and never added by itself (FF-1730)', async () => {
  const first = await order({ f1: 12, f2: 5 })
  await ship(first, 'f1', 12, '2031-03-02T12:00:00Z')
  await ship(first, 'f2', 5, '2031-03-02T12:00:00Z')
  // An invoice that is over for long would keep the next order.
  await db()
    .update(invoices)
    .set({ paidAt: new Date('2031-03-10T12:00:00Z') })
    .where(eq(invoices.orderId, first))
  await at('2031-03-31T12:00:00Z')
  second = await order({ f1: 12 })
  await ship(second, 'f1', 12, '2031-04-01T12:00:00Z')
  await at('2031-04-20T12:00:00Z')
  expect(await read('gone')).toEqual([])
  await at('2031-05-06T12:00:00Z')
  expect(await read('gone')).toEqual([
    {
      ...{ id: id('f1'), name: 'Whey 900 g', flavour: 'Vanilla', image_url: null },
      ...{ quantity: 12, last_on: '2031-03-31', last_quantity: 12 },
      ...{ units_per_case: 6, order_multiple: 1, min_quantity: 1 },
    },
  ])
  expect((await buyer.get('/api/onlineshop/basket')).json().total_quantity).toBe(0)
  await fill(show, buyer, { f1: 7 })
  expect((await read('gone'))[0]).toMatchObject({ quantity: 6 })
  await fill(show, buyer, { f1: 5 })
  expect(await read('gone')).toEqual([])
  await buyer.delete('/api/onlineshop/basket/basket-empty')
})

test('the last order has its first lines and sum, and goes into the basket again, in one press and once (FF-1734)', async () => {
  third = await order({ f1: 8, f2: 8, f3: 2, f4: 24 })
  const { order: last } = await read('last-order')
  expect(last).toMatchObject({ order_id: third, status: 'placed', total_lines: 4, total_quantity: 42 })
  expect(last.lines.map((line: { flavour: string; quantity: number }) => [line.flavour, line.quantity])).toHaveLength(3)
  expect(last.total_price_inclusive_tax).toBe(
    (await buyer.get(`/api/onlineshop/orders/${third}`)).json().total_price_inclusive_tax,
  )
  await db()
    .update(flavours)
    .set({ discontinuedAt: show.app.platform.clock() })
    .where(eq(flavours.id, id('f3')))
  await show.app.catalogue.reload()
  const again = (browser: Browser, key: string) =>
    browser.post(`/api/onlineshop/orders/${third}/add-to-basket`, {}, { 'idempotency-key': key })
  const answer = (await again(buyer, 'again-once')).json()
  expect(answer.added.map((one: { quantity: number }) => one.quantity).toSorted()).toEqual([24, 8, 8])
  expect(answer.left_out).toEqual([{ id: id('f3'), name: expect.stringContaining('Whey 2 kg') }])
  await again(buyer, 'again-once')
  expect((await buyer.get('/api/onlineshop/basket')).json().total_quantity).toBe(40)
  expect((await again(gym, 'not-theirs')).statusCode).toBe(404)
  await buyer.delete('/api/onlineshop/basket/basket-empty')
  await db()
    .update(flavours)
    .set({ discontinuedAt: null })
    .where(eq(flavours.id, id('f3')))
  await show.app.catalogue.reload()
})

type Shown = { order_id: number; state: string; on: string | null; pieces: number }

test('what is ordered arrives by state and day, with the order (FF-1732)', async () => {
  await ship(third, 'f1', 8, '2031-05-06T13:00:00Z')
  const found = await read('arrivals')
  expect(found.until).toBe('2031-05-06T22:00:00.000Z')
  expect(found.arrivals.map((one: Shown) => [one.order_id, one.state, one.on, one.pieces])).toEqual([
    [third, 'sent', '2031-05-06', 8],
    [third, 'ready', null, 4],
    [third, 'ready', null, 2],
    [third, 'ready', null, 8],
    [third, 'backorder', '2031-06-01', 20],
  ])
  expect([found.orders, found.pieces, found.undated]).toEqual([1, 42, 0])
  expect(await read('arrivals', gym)).toMatchObject({ pieces: 0 })
})

test('what is open names what is due first, and how much of the limit is used (FF-1735)', async () => {
  const [{ customerId } = { customerId: 0 }] = await rows<{ customerId: number }>(
    db(),
    sql`select customer_id as "customerId" from users where email = ${ACCOUNTS.buyer}`,
  )
  await db().update(customers).set({ creditLimit: 500_000 }).where(eq(customers.id, customerId))
  const unpaid = (await buyer.get('/api/onlineshop/unpaid-invoices')).json()
  const found = await read('open')
  expect(found).toMatchObject({
    open: unpaid.total,
    overdue: unpaid.overdue,
    invoices: unpaid.invoices.length,
    limit: 5000,
  })
  expect(found.first[0]).toMatchObject({ invoice_number: unpaid.invoices[0].invoice_number, is_overdue: true })
  expect(found.used).toBeGreaterThan(found.open)
})

describe('news', () => {
  test('count from the end of the visit before; an agent leaves no trace (FF-1731)', async () => {
    const here = async (browser = buyer) => (await browser.post(`${START}/visit`, {})).json()
    const agent = await show.as(ACCOUNTS.agent)
    const [{ userId } = { userId: 0 }] = await rows<{ userId: number }>(
      db(),
      sql`select id as "userId" from users where email = ${ACCOUNTS.buyer}`,
    )
    await agent.form('/', { _switch_user: ACCOUNTS.buyer })
    expect((await agent.get('/api/current_user')).json().user.email).toBe(ACCOUNTS.buyer)
    await here(agent)
    expect(await db().select().from(visits)).toEqual([])
    expect(await here()).toEqual({ success: true })
    expect((await read('news')).since).toBeNull()
    expect(await db().select().from(visits)).toMatchObject([{ userId, beforeAt: null }])

    await at('2031-05-08T07:00:00Z')
    await ship(third, 'f4', 4, '2031-05-08T06:00:00Z')
    const { since, shipped } = await read('news')
    expect(since).toBe('2031-05-06T12:00:00.000Z')
    expect(shipped).toEqual([{ order_id: third, carrier: expect.any(String), shipped: 12, pieces: 42 }])
    await here()
    expect((await read('news')).since).toBe('2031-05-06T12:00:00.000Z')
    await at('2031-05-08T12:00:00Z')
    expect(await read('news')).toMatchObject({ since: '2031-05-08T07:00:00.000Z', shipped: [] })
  })

  test('tell what the company buys and is dearer, gone or back, and what is new in the range (FF-1736)', async () => {
    await db()
      .update(flavours)
      .set({ discontinuedAt: new Date('2031-05-08T11:00:00Z') })
      .where(eq(flavours.id, id('f2')))
    await show.app.catalogue.reload()
    expect(await read('news')).toMatchObject({
      discontinued: { count: 1, names: ['Whey 900 g Cocoa'] },
      just_in: { count: 0 },
      dearer: { count: 0 },
    })
    expect(await read('news', gym)).toMatchObject({ since: null })
  })
})

test('of what the company buys the next deliveries stand by day (FF-1737)', async () => {
  const coming = await read('coming')
  expect(coming).toEqual([
    { eta_date: '2031-06-01', size_id: expect.any(Number), name: 'Bar 60 g', flavours: ['Peanut'] },
  ])
})

test('a user is told what their rights allow: no amounts, nothing of invoices, no proposals (FF-1733)', async () => {
  await db().execute(sql`update users set rights = '["invoices"]' where email = ${ACCOUNTS.buyer}`)
  await at('2031-06-06T12:00:00Z')
  expect(await read('open')).toBeNull()
  expect(await read('gone')).toEqual([])
  expect((await read('last-order')).order.total_price_inclusive_tax).toBeNull()
  await db().execute(sql`update users set rights = '["order", "prices"]' where email = ${ACCOUNTS.buyer}`)
  await at('2031-06-06T13:00:00Z')
  expect(await read('open')).toBeNull()
  expect(await read('gone')).not.toEqual([])
})

test('each card takes the same few statements, whatever the number of orders (FF-1733)', async () => {
  await db().execute(sql`update users set rights = '["order", "prices", "invoices"]' where email = ${ACCOUNTS.buyer}`)
  await at('2031-06-06T14:00:00Z')
  await show.app.platform.outbox.drain()
  const statements: Record<string, number> = {}
  for (const card of CARDS) {
    await read(card)
    show.app.database.counted()
    await read(card)
    statements[card] = show.app.database.counted().length
  }
  expect(statements).toEqual({ open: 3, 'last-order': 1, arrivals: 1, news: 5, gone: 1, coming: 3 })
})

test('cards are for customers’ users (FF-1733)', async () => {
  const [visitor, operator] = [show.app.browser(), await show.as(ACCOUNTS.operator)]
  for (const card of CARDS) {
    expect((await visitor.get(`${START}/${card}`)).statusCode).toBe(401)
    expect((await operator.get(`${START}/${card}`)).statusCode).toBe(403)
  }
})
