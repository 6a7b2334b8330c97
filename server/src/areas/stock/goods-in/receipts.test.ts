import type { Delivery } from '@fairfloor/domain/stock/goods-in/contract'
import { asc, eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { ACCOUNTS } from '../../../../demo/people.ts'
import { rows } from '../../../platform/database.ts'
import type { Browser, TestApp } from '../../../platform/testing/app.ts'
import { browserOf } from '../../../platform/testing/log-in.ts'
import { transaction } from '../../../platform/transaction.ts'
import { readStock, setStock, takeFreeStock } from '../../catalogue/index.ts'
import { type NewOrder, placeOrder } from '../../orders/place-order.ts'
import { orderLines } from '../../orders/tables.ts'
import { NOW, openHouse, type TestHouse } from '../../orders/test-house.ts'
import { lots } from '../../shipping/tables.ts'

const DELIVERIES = '/api/admin/deliveries'

let app: TestApp
let house: TestHouse
let operator: Browser
let buyer: Browser
let own: Partial<NewOrder>

beforeAll(async () => {
  const opened = await openHouse()
  ;({ app, house, buyer } = opened)
  own = { ...opened.own, kind: 'shop', ships: 'later' }
  operator = await browserOf(app, ACCOUNTS.operator)
  await app.catalogue.reload()
})
afterAll(() => app.close())

const flavours = () => house.lines(2).map(({ flavourId }) => flavourId) as [number, number]
const stockNow = async (which = 0) => (await readStock(app.platform.db, flavours())).get(flavours()[which]!)

beforeEach(async () => {
  const { db } = app.platform
  await db.execute(sql`update order_lines set cancelled_quantity = quantity - reserved_quantity`)
  await db.execute(sql`delete from lots`)
  await setStock(
    db,
    flavours().map(flavourId => ({ flavourId, quantity: 0, eta: null })),
  )
})

async function order(quantity: number, minute = 0): Promise<number> {
  const now = new Date(NOW.getTime() + minute * 60_000)
  return transaction(app.platform.db, async tx => {
    const wanted = { ...house.lines(1)[0]!, quantity }
    const taken = await takeFreeStock(tx, [wanted])
    const lines = [{ ...wanted, reservedQuantity: taken.get(wanted.flavourId) ?? 0 }]
    return (await placeOrder(tx, { ...house.order(1), ...own, lines, now })).orderId
  })
}

async function setAside(orderId: number): Promise<number> {
  const [line] = await app.platform.db.select().from(orderLines).where(eq(orderLines.orderId, orderId))
  return line!.reservedQuantity
}

type Expected = { quantity: number; on?: string | null; which?: number; line?: number | null }

const bodyOf = (lines: readonly Expected[]) => ({
  supplier: 'Norrsund',
  reference: 'NS-88214',
  note: null,
  lines: lines.map(({ quantity, on = null, which = 0, line = null }) => ({
    line,
    flavour_id: flavours()[which],
    quantity,
    expected_on: on,
  })),
})

async function announce(...lines: Expected[]): Promise<Delivery> {
  const answer = await operator.post(DELIVERIES, bodyOf(lines))
  expect(answer.statusCode).toBe(200)
  return answer.json()
}

const part = (quantity: number, more: object = {}) => ({ line: 1, quantity, lot: null, best_before: null, ...more })

const receive = (id: number, lines: object[], key?: string) =>
  operator.post(`${DELIVERIES}/${id}/receipts`, { note: null, lines }, key ? { 'idempotency-key': key } : {})

const put = (id: number, payload: object) => operator.call({ method: 'PUT', url: `${DELIVERIES}/${id}`, payload })

test('stock 4; A orders 10, B 10; 8 arrive: A gets 6, B 2, 8 stay open and nothing is free (SH-205, FF-883)', async () => {
  await setStock(app.platform.db, [{ flavourId: flavours()[0], quantity: 4 }])
  const a = await order(10)
  const b = await order(10, 1)
  const { delivery_id, waiting } = await announce({ quantity: 8 })
  expect(waiting.map(({ order_id, open }) => [order_id, open])).toEqual([
    [a, 6],
    [b, 10],
  ])
  const booked = await receive(delivery_id, [
    part(5, { lot: 'L26141', best_before: '2026-03-14' }),
    part(3, { lot: 'L26142' }),
  ])
  expect(booked.json()).toMatchObject({ served: 8, orders: 2, free: 0 })
  expect([await setAside(a), await setAside(b), (await stockNow())?.quantity]).toEqual([10, 2, 0])
  const { delivery } = booked.json() as { delivery: Delivery }
  expect(delivery).toMatchObject({ received: 8, closed_at: NOW.toISOString() })
  expect(delivery.receipts[0]?.positions).toMatchObject([
    { quantity: 5, lot: 'L26141', best_before: '2026-03-14', served: 5 },
    { quantity: 3, lot: 'L26142', best_before: null, served: 3 },
  ])
  const kept = await app.platform.db.select().from(lots).orderBy(asc(lots.id))
  expect(kept).toMatchObject([
    { lot: 'L26141', bestBefore: '2026-03-14', quantity: 5 },
    { lot: 'L26142', bestBefore: null, quantity: 3 },
  ])
  const shown = (await buyer.get(`/api/onlineshop/orders/${b}`)).json()
  expect(shown.order_positions[0]).toMatchObject({ reserved_quantity: 2, open_quantity: 8 })
})

test('the same receipt, sent twenty times, is booked once (FF-883)', async () => {
  const { delivery_id } = await announce({ quantity: 50 })
  const before = await stockNow()
  const key = crypto.randomUUID()
  const answers = await Promise.all(Array.from({ length: 20 }, () => receive(delivery_id, [part(3)], key)))
  expect(new Set(answers.filter(({ statusCode }) => statusCode === 200).map(({ body }) => body)).size).toBe(1)
  expect(await stockNow()).toMatchObject({ quantity: 3, deliveries: before!.deliveries + 1 })
})

test('receipts of several deliveries at once, while orders are placed, lose no piece (FF-884)', async () => {
  const ids: number[] = []
  for (let i = 0; i < 4; i++) ids.push((await announce({ quantity: 10 })).delivery_id)
  const first = await order(7)
  const [placed] = await Promise.all([
    Promise.all([1, 2, 3, 4].map(minute => order(9, minute))),
    ...ids.flatMap(id => [receive(id, [part(4)]), receive(id, [part(3)])]),
  ])
  const aside = await Promise.all([first, ...placed].map(setAside))
  const free = (await stockNow())!.quantity!
  expect(free + aside.reduce((sum, pieces) => sum + pieces)).toBe(4 * 7)
  expect(aside[0]).toBe(7)
  const [sums] = await rows<{ received: number; booked: number }>(
    app.platform.db,
    sql`
      select (select sum(received) from expected_delivery_lines where delivery_id >= ${ids[0]})::int as received,
        (select sum(quantity) from receipt_lines where delivery_id >= ${ids[0]})::int as booked`,
  )
  expect(sums).toEqual({ received: 28, booked: 28 })
})

test('what is refused changes nothing (FF-883)', async () => {
  const { delivery_id } = await announce({ quantity: 5 })
  expect((await receive(delivery_id, [part(2), part(2, { line: 9 })])).json()).toMatchObject({ code: 'unknown_line' })
  expect(await stockNow()).toMatchObject({ quantity: 0 })
  expect((await operator.post(`${DELIVERIES}/${delivery_id}/close`, {})).statusCode).toBe(200)
  expect((await receive(delivery_id, [part(2)])).json()).toMatchObject({ code: 'delivery_closed' })
  expect((await buyer.post(`${DELIVERIES}/${delivery_id}/receipts`, { note: null, lines: [part(1)] })).statusCode).toBe(
    403,
  )
  expect((await receive(999_999, [part(2)])).statusCode).toBe(404)
  expect(await stockNow()).toMatchObject({ quantity: 0 })
})

test('the day on which more comes is that of the next delivery, and moves with it (FF-885)', async () => {
  const soon = await announce({ quantity: 5, on: '2025-05-20' })
  await announce({ quantity: 5, on: '2025-06-03' })
  expect((await stockNow())?.eta).toBe('2025-05-20')
  const moved = await put(soon.delivery_id, {
    version: soon.version,
    ...bodyOf([{ line: 1, quantity: 5, on: '2025-06-10' }]),
  })
  expect(moved.statusCode).toBe(200)
  expect((await stockNow())?.eta).toBe('2025-06-03')
  const late = await put(soon.delivery_id, {
    version: soon.version,
    ...bodyOf([{ line: 1, quantity: 6 }]),
  })
  expect(late.json()).toMatchObject({ code: 'changed_meanwhile' })
  await receive(soon.delivery_id, [part(5)])
  expect(await stockNow()).toMatchObject({ quantity: 5, eta: '2025-06-03' })
})

test('of what has arrived a line can be neither removed nor become another article (FF-885)', async () => {
  const made = await announce({ quantity: 5 }, { quantity: 4, which: 1 })
  const { delivery } = (await receive(made.delivery_id, [part(2)])).json() as { delivery: Delivery }
  const change = (lines: readonly Expected[]) => put(made.delivery_id, { version: delivery.version, ...bodyOf(lines) })
  expect((await change([{ line: 2, which: 1, quantity: 4 }])).json()).toMatchObject({ code: 'line_received' })
  expect((await change([{ line: 1, which: 1, quantity: 4 }])).json()).toMatchObject({ code: 'line_received' })
  const changed = await change([{ line: 1, quantity: 9 }])
  expect((changed.json() as Delivery).positions).toMatchObject([{ line: 1, quantity: 9, received: 2 }])
})

test('deliveries are found by supplier and number, those that are over apart (FF-887)', async () => {
  const { delivery_id } = await announce({ quantity: 5, on: '2025-05-13' })
  const list = async (query: string) =>
    (await operator.get(`${DELIVERIES}?${query}`)).json().deliveries.map((one: Delivery) => one.delivery_id)
  expect(await list('search=88214')).toContain(delivery_id)
  expect(await list('search=nobody')).toEqual([])
  await operator.post(`${DELIVERIES}/${delivery_id}/close`, {})
  expect(await list('search=norrsund')).not.toContain(delivery_id)
  expect((await list('state=closed'))[0]).toBe(delivery_id)
})
