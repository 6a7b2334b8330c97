import { and, asc, eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { rows } from '../../platform/database.ts'
import type { TestApp } from '../../platform/testing/app.ts'
import { transaction } from '../../platform/transaction.ts'
import { readStock, setStock, takeFreeStock } from '../catalogue/index.ts'
import { stockMovements } from '../catalogue/tables.ts'
import { cancelRest } from './cancel-rest.ts'
import { ORDER_SERVED } from './events.ts'
import { type NewOrder, placeOrder } from './place-order.ts'
import { serveBackorders } from './serve-backorders.ts'
import { orderLines } from './tables.ts'
import { NOW, openHouse, type TestHouse } from './test-house.ts'

let app: TestApp
let house: TestHouse
let own: Partial<NewOrder>

beforeAll(async () => {
  const opened = await openHouse()
  ;({ app, house } = opened)
  own = { ...opened.own, kind: 'shop', ships: 'later' }
})
afterAll(() => app.close())

const flavours = () => house.lines(3).map(({ flavourId }) => flavourId)
const free = async (which = 0) => (await readStock(app.platform.db, flavours())).get(flavours()[which]!)?.quantity

beforeEach(async () => {
  await app.platform.db.execute(sql`update order_lines set cancelled_quantity = quantity - reserved_quantity`)
  await setStock(
    app.platform.db,
    flavours().map(flavourId => ({ flavourId, quantity: 0 })),
  )
})

/** Orders pieces of one flavour: what is free is set aside. */
async function order(quantity: number, { which = 0, minute = 0 } = {}): Promise<number> {
  const now = new Date(NOW.getTime() + minute * 60_000)
  return transaction(app.platform.db, async tx => {
    const wanted = { ...house.lines(3)[which]!, quantity }
    const taken = await takeFreeStock(tx, [wanted])
    const lines = [{ ...wanted, reservedQuantity: taken.get(wanted.flavourId) ?? 0 }]
    return (await placeOrder(tx, { ...house.order(1), ...own, lines, now })).orderId
  })
}

const arrive = (quantity: number, which = 0) =>
  transaction(app.platform.db, async tx => {
    const flavourId = flavours()[which]!
    await tx.execute(sql`update stock set quantity = quantity + ${quantity} where flavour_id = ${flavourId}`)
    return serveBackorders(tx, { flavourIds: [flavourId], userId: null, now: NOW })
  })

async function setAside(orderId: number): Promise<number> {
  const [line] = await app.platform.db.select().from(orderLines).where(eq(orderLines.orderId, orderId))
  return line!.reservedQuantity
}

const cancelAll = (orderId: number) =>
  transaction(app.platform.db, tx =>
    cancelRest(tx, { orderId, customerId: null, userId: null, lines: 'all', reckoning: 'kept', now: NOW }),
  )

test('stock 4; A orders 10, B 10; 8 arrive: A gets 6, B 2, 8 stay open and nothing is free (SH-205, FF-880)', async () => {
  const { db } = app.platform
  await setStock(db, [{ flavourId: flavours()[0]!, quantity: 4 }])
  const a = await order(10)
  const b = await order(10, { minute: 1 })
  expect([await setAside(a), await setAside(b)]).toEqual([4, 0])
  await db.execute(sql`update outbox_events set handled_at = now()`)

  expect(await arrive(8)).toMatchObject([
    { orderId: a, quantity: 6 },
    { orderId: b, quantity: 2 },
  ])
  expect([await setAside(a), await setAside(b), await free()]).toEqual([10, 2, 0])
  const moved = await db
    .select()
    .from(stockMovements)
    .where(and(eq(stockMovements.kind, 'backorder'), eq(stockMovements.flavourId, flavours()[0]!)))
    .orderBy(asc(stockMovements.id))
  expect(moved.slice(-2)).toMatchObject([
    { orderId: a, before: 8, after: 2, at: NOW },
    { orderId: b, before: 2, after: 0 },
  ])
  const events = await rows<{ payload: object }>(
    db,
    sql`select payload from outbox_events where topic = ${ORDER_SERVED} and handled_at is null order by id`,
  )
  expect(events.map(({ payload }) => payload)).toEqual([
    { orderId: a, lines: [{ line: 1, quantity: 6 }] },
    { orderId: b, lines: [{ line: 1, quantity: 2 }] },
  ])
})

test('what somebody cancels goes to the next who waits, and only the rest becomes free (FF-881)', async () => {
  const { db } = app.platform
  await setStock(db, [{ flavourId: flavours()[0]!, quantity: 10 }])
  const a = await order(10)
  const b = await order(4, { minute: 1 })
  await cancelAll(a)
  expect([await setAside(a), await setAside(b), await free()]).toEqual([0, 4, 6])
  await cancelAll(b)
  expect(await free()).toBe(10)
})

test('a cancelled order gets nothing, and stock that a count has found is given out by the clock (FF-881)', async () => {
  const { db, due } = app.platform
  const a = await order(5)
  const b = await order(5, { minute: 1 })
  await cancelAll(a)
  await setStock(db, [{ flavourId: flavours()[0]!, quantity: 7 }])
  await due.ask()
  expect([await setAside(a), await setAside(b), await free()]).toEqual([0, 5, 2])
  await due.ask()
  expect(await free()).toBe(2)
})

test('arrivals, orders and cancellings at the same moment lose no piece and wait for each other in one order (FF-881)', async () => {
  const ids = await Promise.all(Array.from({ length: 8 }, (_, i) => order(5, { which: i % 3, minute: i })))
  await Promise.all([
    ...ids.map((id, i) => (i % 2 ? cancelAll(id) : arrive(3, i % 3))),
    ...Array.from({ length: 6 }, (_, i) => arrive(2, i % 3)),
    ...Array.from({ length: 6 }, (_, i) => order(2, { which: i % 3, minute: 20 + i })),
  ])
  const wrong = await rows(
    app.platform.db,
    sql`
      select flavour_id, sum(reserved_quantity) as aside, sum(quantity - reserved_quantity - cancelled_quantity) as open,
        max(free) as free
      from order_lines join (select flavour_id, quantity as free from stock) s using (flavour_id)
      where order_id >= ${ids[0]} group by flavour_id
      having max(free) > 0 and sum(quantity - reserved_quantity - cancelled_quantity) > 0`,
  )
  expect(wrong).toEqual([])
  const [sums] = await rows<{ pieces: number }>(
    app.platform.db,
    sql`
      select (select sum(quantity) from stock where flavour_id in (${sql.join(flavours(), sql`, `)}))
        + (select sum(reserved_quantity) from order_lines where order_id >= ${Math.min(...ids)}) as pieces`,
  )
  // Four arrivals of 3 and six of 2.
  expect(Number(sums!.pieces)).toBe(4 * 3 + 6 * 2)
})
