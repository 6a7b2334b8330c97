import { cents } from '@fairfloor/domain/money'
import { and, eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { rows } from '../../platform/database.ts'
import type { Browser, TestApp } from '../../platform/testing/app.ts'
import { transaction } from '../../platform/transaction.ts'
import { lastBought } from './last-bought.ts'
import { type NewOrder, placeOrder } from './place-order.ts'
import { orderLines } from './tables.ts'
import { openHouse, type TestHouse } from './test-house.ts'

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

const flavour = (nth: number) => house.lines(nth + 1)[nth]!.flavourId
const DAY = (day: number) => new Date(Date.UTC(2025, 3, day, 23, 30))

async function place(quantity: number, now: Date, customer: Partial<NewOrder> = own): Promise<number> {
  const lines = house.lines(2).map(line => ({ ...line, quantity, unitNet: cents(5000) }))
  const { orderId } = await transaction(app.platform.db, tx =>
    placeOrder(tx, { ...house.order(1), kind: 'shop', ships: 'later', ...customer, lines, now }),
  )
  return orderId
}

const cancel = (orderId: number, line: number, quantity: number) =>
  app.platform.db
    .update(orderLines)
    .set({ cancelledQuantity: quantity, reservedQuantity: 0 })
    .where(and(eq(orderLines.orderId, orderId), eq(orderLines.line, line)))

/** Writes the second line of the customer's newest order once more, with other values. */
const copyLine = (values: string) =>
  rows<{ customerId: number }>(
    app.platform.db,
    sql`insert into order_lines select (jsonb_populate_record(l, ${values}::jsonb)).* from order_lines l
      where ordering_customer_id = ${own.customerId} and line = 2 order by order_id desc limit 1
      returning ordering_customer_id as "customerId"`,
  )

const bought = async () => {
  const found = await lastBought(app.platform.db, own.customerId!, [flavour(0), flavour(1), flavour(2)])
  return found.map(one => [one.flavourId, one.quantity]).sort()
}

it('is the newest order of the customer that still holds the flavour, with what is left of it, in the shop’s day (FF-1750)', async () => {
  expect(await bought()).toEqual([])
  await place(24, DAY(18))
  const second = await place(10, DAY(20))
  await place(99, DAY(21), {})
  expect(await bought()).toEqual([
    [flavour(0), 10],
    [flavour(1), 10],
  ])
  await cancel(second, 1, 10)
  await cancel(second, 2, 4)
  expect(await bought()).toEqual([
    [flavour(0), 24],
    [flavour(1), 6],
  ])
  // Sent again.
  await copyLine('{"line": 8, "quantity": 99, "replaces_line": 2}')
  expect(await bought()).toContainEqual([flavour(1), 6])
  const size = app.catalogue.snapshot().flavours.get(flavour(0))!.size.id
  const answer = await buyer.get(`/api/onlineshop/last-bought?sizes=${size}`)
  expect(answer.json()).toContainEqual({ product_attribute_id: flavour(0), quantity: 24, ordered_on: '2025-04-19' })
  expect((await buyer.get('/api/onlineshop/last-bought?sizes=1,x')).statusCode).toBe(400)
  expect((await app.browser().get(`/api/onlineshop/last-bought?sizes=${size}`)).statusCode).toBe(401)
})

it('is one statement, a step of an index for each flavour (FF-1750)', async () => {
  const { db } = app.platform
  const { flavours } = app.catalogue.snapshot()
  const sizes = [...new Set(house.lines(20).map(line => flavours.get(line.flavourId)!.size.id))].join()
  await buyer.get(`/api/onlineshop/last-bought?sizes=${sizes}`)
  app.database.counted()
  await buyer.get(`/api/onlineshop/last-bought?sizes=${sizes}`)
  const statements = app.database.counted().filter(one => one.includes('order_lines'))
  expect(statements).toHaveLength(1)
  await db.transaction(async tx => {
    await tx.execute(sql`set local enable_seqscan = off`)
    const plan = await rows<{ 'QUERY PLAN': string }>(
      tx,
      sql`explain select quantity from order_lines where ordering_customer_id = 1 and flavour_id = 2
        and quantity > cancelled_quantity and replaces_line is null order by order_id desc limit 1`,
    )
    expect(plan.map(one => one['QUERY PLAN']).join('\n')).toMatch(/Index Scan Backward using order_lines_bought/)
  })
})

it('is known of lines that the version before writes (FF-1750)', async () => {
  expect(await copyLine('{"line": 9, "ordering_customer_id": null}')).toEqual([{ customerId: own.customerId }])
})
