import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { rows } from '../../platform/database.ts'
import type { Browser } from '../../platform/testing/app.ts'
import { transaction } from '../../platform/transaction.ts'
import { addStock } from '../catalogue/index.ts'
import { serveBackorders } from '../orders/index.ts'
import { ACCOUNTS } from '../show-orders/test-show.ts'
import { ask, BASKET, ordered, piecesOf, place, putIn, startAgain } from './test-orders.ts'
import { DURING, read, type TestWeek, testWeek } from './test-week.ts'

let week: TestWeek
let buyer: Browser
let operator: Browser

beforeAll(async () => {
  week = await testWeek()
  buyer = week.buyer
  operator = await week.as(ACCOUNTS.operator)
})
beforeEach(() => startAgain(week))
afterAll(() => week.app.close())

const id = (key: string) => week.flavour.get(key)!
const basket = (browser = buyer) => read(browser, 'basket')
const want = (key: string, quantity: number) => buyer.patch(`${BASKET}/positions/${id(key)}`, { quantity })
const quantities = (of: { positions: { quantity: number; most: number }[] }) =>
  of.positions.map(({ quantity, most }) => [quantity, most])

/** An order that waits for 15 pieces of f1 and 20 of f2, and asks about them. */
async function asked(): Promise<number> {
  const orderId = await ordered(week, buyer, { f1: 25, f2: 30, f3: 5 })
  expect((await ask(operator, orderId)).json()).toEqual({
    order_id: orderId,
    lines: [
      { line: 1, quantity: 15 },
      { line: 2, quantity: 20 },
    ],
  })
  return orderId
}

describe('the operator asks', () => {
  test('about an order of the event that waits for goods, once (SH-388)', async () => {
    const orderId = await asked()
    expect((await ask(operator, orderId)).json()).toMatchObject({ status: 409, code: 'confirmation_asked' })
    await place(buyer)
    const whole = await ordered(week, buyer, { f3: 5 })
    expect((await ask(operator, whole)).json().code).toBe('no_backorder')
    expect((await ask(operator, 999_999)).statusCode).toBe(404)
    expect((await ask(buyer, whole)).statusCode).toBe(403)
    expect((await ask(week.app.browser(), whole)).statusCode).toBe(401)
    const log = sql`select subject from audit_log where action = 'ask for backorder confirmation'`
    expect(await rows(week.app.platform.db, log)).toEqual([{ subject: `Order ${orderId}` }])
  })

  test('twice with one key is once (FF-1109)', async () => {
    const orderId = await ordered(week, buyer, { f1: 25 })
    const answers = [1, 2].map(() => ask(operator, orderId, { 'idempotency-key': 'ask' }))
    expect((await Promise.all(answers)).map(({ statusCode }) => statusCode)).toEqual([200, 200])
  })
})

describe('the basket to confirm', () => {
  test('shows what is waited for, also after the event, and keeps what was in the basket for later (SH-574, SH-608, SH-610)', async () => {
    const orderId = await ordered(week, buyer, { f1: 25, f2: 30, f3: 5 })
    await putIn(week, buyer, { f3: 2 })
    await ask(operator, orderId)
    week.app.setNow(DURING.over)
    buyer = await week.as(ACCOUNTS.buyer)
    expect(await basket()).toMatchObject({
      erp_sales_order_id: orderId,
      is_backorder_confirmation: true,
      positions: [
        { id: id('f1'), quantity: 15, most: 15, single_price_exc_vat: 21.24, eta: null },
        { id: id('f2'), quantity: 20, most: 20 },
      ],
      positions_price_exc_vat: 743.4,
    })
    expect(await read(buyer, 'basket-header')).toEqual({
      total_quantity: 35,
      total_price: 743.4,
      is_backorder_confirmation: true,
    })
    expect((await basket(await week.as(ACCOUNTS.gym))).is_backorder_confirmation).toBe(false)
    expect((await place(buyer)).json()).toEqual({ order_id: orderId, erp_sales_order_id: orderId })
    week.app.setNow(DURING.open)
    buyer = await week.as(ACCOUNTS.buyer)
    expect((await basket()).positions).toMatchObject([{ id: id('f3'), quantity: 2 }])
  })

  test('can be lowered, raised again up to what is waited for, and nothing is added (SH-474)', async () => {
    await asked()
    expect(quantities((await want('f1', 4)).json())).toEqual([
      [4, 15],
      [20, 20],
    ])
    expect((await want('f1', 16)).json()).toMatchObject({ status: 409, code: 'above_backorder', details: { most: 15 } })
    expect((await want('f1', 15)).statusCode).toBe(200)
    expect((await want('f3', 1)).statusCode).toBe(404)
    expect(quantities((await buyer.delete(`${BASKET}/positions/${id('f2')}`)).json())[1]).toEqual([0, 20])
    expect((await putIn(week, buyer, { f3: 1 })).json()).toMatchObject({ status: 409, code: 'confirm_backorder_first' })
    expect((await buyer.patch(BASKET, { is_label_service: true })).json().code).toBe('confirm_backorder_first')
  })

  test('that is confirmed waits for what was wanted; the rest is cancelled, and it is the open backorder (SH-582, FF-1108)', async () => {
    const orderId = await asked()
    await want('f1', 4)
    await want('f2', 0)
    expect((await place(buyer)).json()).toEqual({ order_id: orderId, erp_sales_order_id: orderId })
    expect(await piecesOf(week, orderId)).toEqual([
      [25, 10, 11],
      [30, 10, 20],
      [5, 5, 0],
    ])
    const open = (await buyer.get('/api/onlineshop/open-backorder')).json()
    expect(open).toMatchObject([{ order_id: orderId, open_backorder_quantity: 4 }])
    expect((await basket()).is_backorder_confirmation).toBe(false)
    expect((await place(buyer)).json()).toMatchObject({ status: 409, code: 'basket_empty' })
  })

  test('that is emptied cancels what is waited for, and leaves what was there (SH-475)', async () => {
    const orderId = await asked()
    expect((await buyer.delete(`${BASKET}/basket-empty`)).json()).toMatchObject({
      is_backorder_confirmation: false,
      positions: [],
    })
    expect(await piecesOf(week, orderId)).toEqual([
      [25, 10, 15],
      [30, 10, 20],
      [5, 5, 0],
    ])
  })
})

describe('meanwhile', () => {
  const arrive = (key: string, quantity: number) =>
    transaction(week.app.platform.db, async tx => {
      await addStock(tx, [{ flavourId: id(key), quantity }], { kind: 'receipt' })
      await serveBackorders(tx, { flavourIds: [id(key)], userId: null, now: week.app.platform.clock() })
    })

  test('goods that have come count: who wants fewer keeps no more than that (FF-1108, FF-1173)', async () => {
    const orderId = await ordered(week, buyer, { f1: 25 })
    await ask(operator, orderId)
    await want('f1', 5)
    await arrive('f1', 12)
    expect(await piecesOf(week, orderId)).toEqual([[25, 22, 0]])
    expect((await basket()).positions).toMatchObject([{ quantity: 5, most: 15, open: 3 }])
    await place(buyer)
    expect(await piecesOf(week, orderId)).toEqual([[25, 15, 10]])
    const { db } = week.app.platform
    const [told] = await rows<{ wanted: unknown }>(
      db,
      sql`select payload->'wanted' as wanted from outbox_events where topic = 'newcomer-week.backorder-confirmed'
          and (payload->>'orderId')::int = ${orderId}`,
    )
    // All that is still wanted has come.
    expect(told!.wanted).toEqual([{ line: 1, quantity: 0 }])
  })

  test('what is in picking stays, and counts as confirmed (FF-1174)', async () => {
    const orderId = await ordered(week, buyer, { f1: 25 })
    await ask(operator, orderId)
    await want('f1', 0)
    await arrive('f1', 12)
    const { db } = week.app.platform
    await db.execute(sql`update orders set status = 'in picking' where id = ${orderId}`)
    await place(buyer)
    expect(await piecesOf(week, orderId)).toEqual([[25, 22, 3]])
    const answers = await rows(db, sql`select asked, confirmed from backorder_answers where order_id = ${orderId}`)
    expect(answers).toEqual([{ asked: 15, confirmed: 12 }])
  })

  test('all has come: nothing is asked any more (FF-1108)', async () => {
    const orderId = await ordered(week, buyer, { f1: 25 })
    await ask(operator, orderId)
    await arrive('f1', 15)
    expect((await basket()).is_backorder_confirmation).toBe(false)
    expect((await putIn(week, buyer, { f3: 1 })).statusCode).toBe(200)
  })

  test('the buyer cancels some of it among the orders: no more is asked than is left (FF-1108)', async () => {
    const orderId = await ordered(week, buyer, { f1: 25 })
    await ask(operator, orderId)
    await buyer.post(`/api/onlineshop/orders/${orderId}/cancel`, { lines: [{ line: 1, quantity: 6 }] })
    expect(quantities(await basket())).toEqual([[9, 9]])
    await place(buyer)
    expect(await piecesOf(week, orderId)).toEqual([[25, 10, 6]])
  })

  test('of two orders the one asked about first comes first (FF-1109)', async () => {
    const [first, second] = [await ordered(week, buyer, { f1: 25 }), await ordered(week, buyer, { f2: 25 })]
    await ask(operator, second)
    week.app.setNow('2031-03-12T13:00:00Z')
    buyer = await week.as(ACCOUNTS.buyer)
    operator = await week.as(ACCOUNTS.operator)
    await ask(operator, first)
    expect((await basket()).erp_sales_order_id).toBe(second)
    await place(buyer, {}, `?confirms=${second}`)
    expect((await read(buyer, 'basket')).erp_sales_order_id).toBe(first)
  })
})
