import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { rows } from '../../platform/database.ts'
import type { Browser } from '../../platform/testing/app.ts'
import { readStock } from '../catalogue/index.ts'
import { ACCOUNTS, type TestShow, testShow } from '../show-orders/test-show.ts'
import { BASKET, DESK, emptyOutlet, lotNow, makeLot, ORDERS, outletOrder, putIn } from './test-outlet.ts'

let show: TestShow
let operator: Browser
let buyer: Browser

beforeAll(async () => {
  show = await testShow({ CARD_PROVIDER: 'test' })
})
beforeEach(async () => {
  await show.app.platform.db.execute(sql`update order_lines set outlet_lot_id = null`)
  operator = await emptyOutlet(show)
  buyer = await show.as(ACCOUNTS.buyer)
})
afterAll(() => show.app.close())

const read = (statement: ReturnType<typeof sql>) => rows(show.app.platform.db, statement)
const basket = async () => (await buyer.get(BASKET)).json()
const free = async () => {
  const id = show.flavour.get('f1')!
  return (await readStock(show.app.platform.db, [id])).get(id)?.quantity
}
async function placed(lines: Readonly<Record<number, number>>): Promise<number> {
  await putIn(buyer, lines)
  const answer = await buyer.post(ORDERS, await outletOrder(buyer))
  expect(answer.json()).toEqual({ order_id: expect.any(Number), approval_id: null })
  return answer.json().order_id
}

test.each([
  ['GET', BASKET],
  ['POST', `${BASKET}/positions`],
  ['GET', '/api/onlineshop/outlet/checkout'],
  ['POST', ORDERS],
] as const)('%s %s asks a visitor to log in, and is not for staff (SH-034)', async (method, url) => {
  expect((await show.app.browser().call({ method, url })).statusCode).toBe(401)
  expect((await operator.call({ method, url })).statusCode).toBe(403)
})

describe('the basket', () => {
  test('holds what is left at most, is the customer’s own, and apart from the shop’s (SH-188)', async () => {
    const { lot_id: id } = await makeLot(show, operator, 'f1')
    expect((await putIn(buyer, { [id]: 3 })).json()).toMatchObject({ total_quantity: 3, total_price_exc_vat: 29.7 })
    const refused = await putIn(buyer, { [id]: 3 })
    expect(refused.json()).toMatchObject({ status: 409, code: 'not_enough_left', details: { left: 5 } })
    const change = (quantity: number, of = id) => buyer.patch(`${BASKET}/positions/${of}`, { quantity })
    expect((await change(6)).json().code).toBe('not_enough_left')
    expect((await change(5)).json().positions).toMatchObject([{ id, quantity: 5, fault: null, left: 5 }])
    expect((await change(1, 999)).statusCode).toBe(404)
    expect((await putIn(buyer, { 999: 1 })).json()).toMatchObject({ status: 404, code: 'unknown_lot' })
    const both = [{ lot_id: id, product_attribute_id: show.flavour.get('f2'), quantity: 1 }]
    expect((await buyer.post(`${BASKET}/positions`, { positions: both })).statusCode).toBe(400)
    expect((await basket()).positions[0].added_by.name).toBe('Bo Verhoeven')
    expect((await buyer.get('/api/onlineshop/basket')).json().total_lines).toBe(0)
    expect((await buyer.call({ method: 'DELETE', url: `${BASKET}/positions/${id}` })).json().total_lines).toBe(0)
  })

  test('says of each line why it cannot be ordered any more (FF-952)', async () => {
    const gone = await makeLot(show, operator, 'f1', { bestBefore: '2031-05-06' })
    const fewer = await makeLot(show, operator, 'f2')
    await putIn(buyer, { [gone.lot_id]: 1, [fewer.lot_id]: 4 })
    const count = { version: fewer.version, quantity: 2, note: 'Broken' }
    await operator.post(`${DESK}/${fewer.lot_id}/corrections`, count)
    show.app.setNow('2031-05-06T22:00:00Z')
    buyer = await show.as(ACCOUNTS.buyer)
    const faults = (await basket()).positions.map(({ fault, left }: { fault: string; left: number }) => [fault, left])
    expect(faults).toEqual([
      ['gone', 0],
      ['fewer left', 2],
    ])
    const { refusal } = (await buyer.get('/api/onlineshop/outlet/checkout')).json()
    expect(refusal.code).toBe('outlet_gone')
    expect(refusal.errors.map(({ path }: { path: string }) => path)).toEqual(
      [gone, fewer].map(({ lot_id }) => `positions.${lot_id}`),
    )
    expect((await buyer.post(ORDERS, await outletOrder(buyer))).json().code).toBe('outlet_gone')
    expect((await basket()).positions).toHaveLength(2)
    await buyer.call({ method: 'DELETE', url: BASKET })
  })
})

describe('an order of the outlet', () => {
  test('takes its lots whole, without backorder and without touching the stock, and is found like others (SH-189, FF-957)', async () => {
    const one = (await makeLot(show, operator, 'f1', { quantity: 20, lot: 'L-7' })).lot_id
    const other = (await makeLot(show, operator, 'f1', { quantity: 30, bestBefore: '2031-07-01' })).lot_id
    const order_id = await placed({ [one]: 12, [other]: 30 })
    const line = sql`select outlet_lot_id, quantity, reserved_quantity, unit_net from order_lines where order_id = ${order_id} order by outlet_lot_id`
    expect(await read(line)).toEqual([
      { outlet_lot_id: one, quantity: 12, reserved_quantity: 12, unit_net: 990 },
      { outlet_lot_id: other, quantity: 30, reserved_quantity: 30, unit_net: 990 },
    ])
    expect((await lotNow(operator, one)).movements).toMatchObject([{ kind: 'order', change: -12, after: 8, order_id }])
    expect((await lotNow(operator, other)).state).toBe('sold out')
    expect(await free()).toBe(10)
    expect((await basket()).positions).toEqual([])
    const seen = (await buyer.get(`/api/onlineshop/orders/${order_id}`)).json()
    expect(seen).toMatchObject({
      kind: 'outlet',
      order_positions: [
        { outlet_lot: { lot: 'L-7', best_before: '2031-06-01' } },
        { outlet_lot: { lot: null, best_before: '2031-07-01' } },
      ],
    })
    expect((await operator.get(`/api/admin/orders/${order_id}`)).json().order).toEqual(seen)
    const list = await operator.post(`/api/admin/orders/${order_id}/pick-list`, {})
    expect(list.json().positions).toMatchObject([
      { lots: [{ lot: 'L-7', best_before: '2031-06-01' }] },
      { lots: [{ lot: null, best_before: '2031-07-01' }] },
    ])
  })

  test('that is cancelled gives its pieces back to their lots, once, and nothing to the stock (FF-954)', async () => {
    const { lot_id: id } = await makeLot(show, operator, 'f1', { quantity: 40 })
    const order_id = await placed({ [id]: 30 })
    const cancelled = await buyer.post(`/api/onlineshop/orders/${order_id}/cancel`, {
      lines: [{ line: 1, quantity: 10 }],
    })
    expect(cancelled.statusCode).toBe(200)
    const { outbox, db } = show.app.platform
    await outbox.drain()
    await db.execute(sql`insert into outbox_events (topic, payload) values
      ('orders.cancelled', ${JSON.stringify({ orderId: order_id, userId: null, lines: [] })}::jsonb)`)
    await outbox.drain()
    const { quantity, movements } = await lotNow(operator, id)
    expect(quantity).toBe(20)
    expect(movements).toMatchObject([
      { kind: 'cancel', change: 10, order_id },
      { kind: 'order', change: -30 },
    ])
    expect(await free()).toBe(10)
  })

  test('may be paid by card; one that nobody pays in time gives its pieces back to their lots (FF-956)', async () => {
    const { lot_id: id } = await makeLot(show, operator, 'f1', { quantity: 40 })
    await putIn(buyer, { [id]: 30 })
    const { breakdown } = (await buyer.get('/api/onlineshop/outlet/checkout?payment_method=card')).json()
    const more = { payment_method: 'card', seen_total: breakdown.total_price_inc_vat }
    const { order_id } = (await buyer.post(ORDERS, await outletOrder(buyer, more))).json()
    const { due, outbox } = show.app.platform
    const at = async (time: string) => {
      show.app.setNow(time)
      await due.ask()
      await outbox.drain()
      const { status } = (await (await show.as(ACCOUNTS.buyer)).get(`/api/onlineshop/orders/${order_id}`)).json()
      return [status, (await lotNow(operator, id)).quantity]
    }
    expect(await at('2031-05-06T12:29:59Z')).toEqual(['placed', 10])
    expect(await at('2031-05-06T12:30:00Z')).toEqual(['cancelled', 40])
    expect((await lotNow(operator, id)).movements).toMatchObject([
      { kind: 'cancel', change: 30, order_id, user: null },
      { kind: 'order', change: -30 },
    ])
    expect(await free()).toBe(10)
  })

  test('is placed once by its key, at the total that was seen (FF-953)', async () => {
    const { lot_id: id } = await makeLot(show, operator, 'f1', { quantity: 60 })
    await putIn(buyer, { [id]: 30 })
    const order = await outletOrder(buyer)
    expect((await buyer.post(ORDERS, { ...order, seen_total: 1 })).json().code).toBe('total_changed')
    const answers = await Promise.all([1, 2].map(() => buyer.post(ORDERS, order, { 'idempotency-key': 'one' })))
    expect(new Set(answers.map(({ body }) => body)).size).toBe(1)
    expect((await lotNow(operator, id)).quantity).toBe(30)
    expect((await buyer.post(ORDERS, order)).json().code).toBe('basket_empty')
  })
})
