import { cents } from '@fairfloor/domain/money'
import { order as orderShape } from '@fairfloor/domain/orders/order-shapes'
import { and, eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { ACCOUNTS } from '../../../demo/people.ts'
import { rows } from '../../platform/database.ts'
import type { Browser, TestApp } from '../../platform/testing/app.ts'
import { browserOf } from '../../platform/testing/log-in.ts'
import { transaction } from '../../platform/transaction.ts'
import { readStock, setStock } from '../catalogue/index.ts'
import { shipmentLines } from '../shipping/tables.ts'
import { boughtSince } from './bought-since.ts'
import { type NewOrder, placeOrder } from './place-order.ts'
import { shipOrder } from './ship-order.ts'
import { piecesSold } from './sold.ts'
import { orderLines, orders } from './tables.ts'
import { NOW, openHouse, TAKEN, type TestHouse } from './test-house.ts'

let app: TestApp
let house: TestHouse
let buyer: Browser
let own: Partial<NewOrder>

beforeAll(async () => {
  const opened = await openHouse()
  ;({ app, house, buyer } = opened)
  own = { ...opened.own, kind: 'shop', ships: 'later' }
})
afterAll(() => app.close())

/** An order of lines with 10 pieces each, of which so many were in stock; two pieces come to the minimum order value. */
async function place(reserved: readonly number[]): Promise<number> {
  const { db } = app.platform
  const lines = house.lines(reserved.length).map(line => ({ ...line, quantity: 10, unitNet: cents(5000) }))
  const { orderId } = await transaction(db, tx => placeOrder(tx, { ...house.order(1), ...own, lines }))
  for (const [i, quantity] of reserved.entries())
    await db
      .update(orderLines)
      .set({ reservedQuantity: quantity })
      .where(and(eq(orderLines.orderId, orderId), eq(orderLines.line, i + 1)))
  return orderId
}

const cancel = (orderId: number, lines: object[], key?: string, browser = buyer) =>
  browser.post(`/api/onlineshop/orders/${orderId}/cancel`, { lines }, key ? { 'idempotency-key': key } : {})

const shown = async (orderId: number) => orderShape.parse((await buyer.get(`/api/onlineshop/orders/${orderId}`)).json())

const stockOf = async (flavourId: number) => (await readStock(app.platform.db, [flavourId])).get(flavourId)?.quantity

describe('cancelling a rest', () => {
  it('counts as bought only what is left', async () => {
    const { db } = app.platform
    const [first, second] = house.lines(2)
    const counts = async () => {
      const bought = new Map((await boughtSince(db, own.customerId!, NOW)).map(one => [one.flavourId, one.pieces]))
      const sold = (await piecesSold(db, NOW)).reduce((all, { pieces }) => all + pieces, 0)
      return [bought.get(first!.flavourId) ?? 0, bought.get(second!.flavourId), sold]
    }
    expect(await counts()).toEqual([0, undefined, 0])
    const orderId = await place([0, 0])
    await cancel(orderId, [
      { line: 1, quantity: 4 },
      { line: 2, quantity: 10 },
    ])
    expect(await counts()).toEqual([6, undefined, 6])
    await cancel(orderId, [{ line: 1, quantity: 6 }])
  })

  it('takes the backorder first and gives back what was set aside (FF-871)', async () => {
    const [{ flavourId } = { flavourId: 0 }] = house.lines(1)
    await setStock(app.platform.db, [{ flavourId, quantity: 100 }])
    const orderId = await place([6, 10])
    const answer = await cancel(orderId, [{ line: 1, quantity: 7 }])
    expect(answer.statusCode).toBe(200)
    const [first, second] = orderShape.parse(answer.json()).order_positions
    expect(first).toMatchObject({
      quantity: 10,
      reserved_quantity: 3,
      open_quantity: 0,
      cancelled_quantity: 7,
      cancellable_quantity: 3,
    })
    expect(second).toMatchObject({ quantity: 10, reserved_quantity: 10, cancelled_quantity: 0 })
    expect(await stockOf(flavourId)).toBe(103)
  })

  it('leaves an order that costs what remains, with the shipping that was agreed (FF-871)', async () => {
    const orderId = await place([0, 0, 0])
    const before = await shown(orderId)
    const after = orderShape.parse((await cancel(orderId, [{ line: 2, quantity: 4 }])).json())
    const [price] = before.order_positions.slice(1).map(position => position.single_price_exclusive_tax)
    expect(after.total_price_exclusive_tax).toBeCloseTo(before.total_price_exclusive_tax! - 4 * price!, 6)
    expect(after.order_positions[1]!.total_price_exclusive_tax).toBeCloseTo(6 * price!, 6)
    expect(after.shipping_cost).toBe(before.shipping_cost)
    expect(after.status).toBe('placed')
    const lineSum = after.order_positions.reduce((sum, one) => sum + one.total_price_exclusive_tax!, 0)
    expect(lineSum).toBeCloseTo(after.total_price_exclusive_tax!, 6)
    const [kept] = await app.platform.db.select().from(orders).where(eq(orders.id, orderId))
    expect(kept!.gross).toBe(kept!.totals.gross)
    expect(kept!.gross).toBe(Math.round(after.total_price_inclusive_tax! * 100))
  })

  it('of everything cancels the order, which costs nothing then (FF-871)', async () => {
    const orderId = await place([10, 4])
    const all = [
      { line: 1, quantity: 10 },
      { line: 2, quantity: 10 },
    ]
    expect((await cancel(orderId, all)).json()).toMatchObject({
      status: 'cancelled',
      total_price_inclusive_tax: 0,
      shipping_cost: 0,
    })
    const [kept] = await app.platform.db.select().from(orders).where(eq(orders.id, orderId))
    expect(kept!.cancelledAt).toEqual(NOW)
    const list = (await buyer.get('/api/onlineshop/orders')).json()
    expect(list.find((one: { order_id: number }) => one.order_id === orderId)).toMatchObject({
      status: 'cancelled',
      can_cancel: false,
      open_quantity: 0,
    })
  })

  it('writes what was cancelled into the outbox', async () => {
    const orderId = await place([0])
    await cancel(orderId, [{ line: 1, quantity: 2 }])
    const written = await rows<{ payload: unknown }>(
      app.platform.db,
      sql`select payload from outbox_events where topic = 'orders.cancelled' and (payload->>'orderId')::int = ${orderId}`,
    )
    expect(written).toEqual([{ payload: { orderId, userId: own.placedBy, lines: [{ line: 1, quantity: 2 }] } }])
  })
})

describe('what cannot be cancelled', () => {
  it('is refused at its lines, and nothing of the call is done (FF-872)', async () => {
    const orderId = await place([0, 0])
    const answer = await cancel(orderId, [
      { line: 1, quantity: 10 },
      { line: 2, quantity: 11 },
      { line: 9, quantity: 1 },
    ])
    expect(answer.statusCode).toBe(409)
    expect(answer.json()).toMatchObject({
      code: 'not_cancellable',
      errors: [
        { path: 'lines.1.quantity', detail: 'Line 2: 10 pieces can be cancelled.' },
        { path: 'lines.2.quantity', detail: 'Line 9: 0 pieces can be cancelled.' },
      ],
    })
    expect((await shown(orderId)).order_positions.map(one => one.cancelled_quantity)).toEqual([0, 0])
  })

  it('is what is being picked, and what was shipped', async () => {
    const orderId = await place([6])
    await transaction(app.platform.db, tx => shipOrder(tx, orderId, [{ line: 1, quantity: 2 }], NOW, TAKEN))
    await app.platform.db.update(orders).set({ status: 'in picking' }).where(eq(orders.id, orderId))
    expect((await shown(orderId)).order_positions[0]).toMatchObject({
      shipped_quantity: 2,
      reserved_quantity: 4,
      open_quantity: 4,
      cancellable_quantity: 4,
    })
    expect((await cancel(orderId, [{ line: 1, quantity: 5 }])).statusCode).toBe(409)
    expect((await cancel(orderId, [{ line: 1, quantity: 4 }])).statusCode).toBe(200)
  })

  it('is an order of somebody else, and nobody cancels without a login or the right to order', async () => {
    const orderId = await place([0])
    const one = [{ line: 1, quantity: 1 }]
    const gym = await browserOf(app, ACCOUNTS.gym)
    expect((await cancel(orderId, one, undefined, gym)).statusCode).toBe(404)
    expect((await cancel(999_999, one)).statusCode).toBe(404)
    const agent = await browserOf(app, ACCOUNTS.agent)
    expect((await cancel(orderId, one, undefined, agent)).statusCode).toBe(403)
    expect((await cancel(orderId, one, undefined, app.browser())).statusCode).toBe(401)
  })

  it.each([
    [[]],
    [[{ line: 1, quantity: 0 }]],
    [
      [
        { line: 1, quantity: 1 },
        { line: 1, quantity: 1 },
      ],
    ],
    [[{ line: 'x' }]],
  ])('is nothing that does not fit: %j', async lines => {
    expect((await cancel(await place([0]), lines)).statusCode).toBe(400)
  })
})

describe('at the same time', () => {
  it('twenty calls with one key cancel once, as do twenty without (FF-872)', async () => {
    for (const key of ['0196c5c1-2f6d-7b3a-9c1e-5a4b3c2d1e0f', undefined]) {
      const [{ flavourId } = { flavourId: 0 }] = house.lines(1)
      await setStock(app.platform.db, [{ flavourId, quantity: 0 }])
      // Nobody else waits for what is given back.
      await app.platform.db.update(orderLines).set({ cancelledQuantity: sql`quantity - reserved_quantity` })
      const orderId = await place([10])
      const answers = await Promise.all(
        Array.from({ length: 20 }, () => cancel(orderId, [{ line: 1, quantity: 8 }], key)),
      )
      const done = answers.filter(({ statusCode }) => statusCode === 200)
      expect(done).toHaveLength(key ? 20 : 1)
      expect((await shown(orderId)).order_positions[0]).toMatchObject({ cancelled_quantity: 8, reserved_quantity: 2 })
      expect(await stockOf(flavourId)).toBe(8)
    }
  })

  it('a piece is either shipped or cancelled (FF-872)', async () => {
    const [{ flavourId } = { flavourId: 0 }] = house.lines(1)
    await setStock(app.platform.db, [{ flavourId, quantity: 0 }])
    await app.platform.db.update(orderLines).set({ cancelledQuantity: sql`quantity - reserved_quantity` })
    const orderId = await place([10])
    const { db } = app.platform
    const [shipped, cancelled] = await Promise.allSettled([
      transaction(db, tx => shipOrder(tx, orderId, [{ line: 1, quantity: 7 }], NOW, TAKEN)),
      cancel(orderId, [{ line: 1, quantity: 7 }]),
    ])
    const wasCancelled = cancelled.status === 'fulfilled' && cancelled.value.statusCode === 200
    expect([shipped.status === 'fulfilled', wasCancelled].filter(Boolean)).toHaveLength(1)
    const left = await db.select().from(shipmentLines).where(eq(shipmentLines.orderId, orderId))
    const pieces = left.reduce((sum, { quantity }) => sum + quantity, 0)
    expect(pieces + (await stockOf(flavourId))!).toBe(7)
    const [line] = (await shown(orderId)).order_positions
    expect(line!.shipped_quantity + line!.reserved_quantity + line!.cancelled_quantity).toBe(10)
  })
})
