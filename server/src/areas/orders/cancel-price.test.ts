import { order as orderShape } from '@fairfloor/domain/orders/order-shapes'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { rows } from '../../platform/database.ts'
import type { Browser } from '../../platform/testing/app.ts'
import { transaction } from '../../platform/transaction.ts'
import { fill, place } from '../basket/test-checkout.ts'
import { setStock } from '../catalogue/index.ts'
import { type TestPromotions, testPromotions } from '../promotions/test-promotions.ts'
import { ACCOUNTS } from '../show-orders/test-show.ts'
import { shipOrder } from './ship-order.ts'
import { TAKEN } from './test-house.ts'

let given: TestPromotions
let buyer: Browser
let operator: Browser

beforeAll(async () => {
  given = await testPromotions()
  given.app.setNow('2031-05-06T12:00:00Z')
  buyer = await given.show.as(ACCOUNTS.buyer)
  operator = await given.show.as(ACCOUNTS.operator)
  // 2 kg cost 49,99 €, bars 1,99 €.
  const tier = { kind: 'quantity', percent: 18, from: 24, unit: 'piece' } as const
  const free = { kind: 'free', paid: 5, free: 2, unit: 'piece' } as const
  await given.save({ name: 'Many', sizeIds: [given.size('S2')], terms: tier })
  await given.save({ name: 'Free', sizeIds: [given.size('S3')], terms: free })
})
afterAll(() => given.app.close())

const db = () => given.app.platform.db

/** An order of so many pieces, all of them in stock. */
async function ordered(lines: Record<string, number>): Promise<number> {
  const stock = Object.entries(lines).map(([key, quantity]) => ({ flavourId: given.show.flavour.get(key)!, quantity }))
  await setStock(db(), stock)
  await given.app.catalogue.reload()
  await fill(given.show, buyer, lines)
  const placed = await place(buyer)
  expect(placed.statusCode, placed.body).toBe(200)
  return placed.json().order_id
}

const shown = async (id: number) => orderShape.parse((await buyer.get(`/api/onlineshop/orders/${id}`)).json())
const lineOf = async (id: number, line = 1) => (await shown(id)).order_positions[line - 1]!
const preview = (id: number, quantity: number, line = 1) =>
  buyer.post(`/api/onlineshop/orders/${id}/cancel-preview`, { lines: [{ line, quantity }] })
const cancel = (id: number, quantity: number, more = {}, line = 1) =>
  buyer.post(`/api/onlineshop/orders/${id}/cancel`, { lines: [{ line, quantity }], ...more })

test('what a buyer keeps costs what it would have cost alone: of 24 pieces at a price from 24 on one is at its own (FF-1535)', async () => {
  const id = await ordered({ f3: 24, f4: 100 })
  expect(await lineOf(id)).toMatchObject({ single_price_exclusive_tax: 40.99, total_price_exclusive_tax: 983.76 })
  const seen = (await preview(id, 23)).json()
  expect(seen.lines).toEqual([
    {
      line: 1,
      quantity: 1,
      single_price_exclusive_tax: 49.99,
      discount: 0,
      total_price_exclusive_tax: 49.99,
      kept_price_exclusive_tax: 40.99,
    },
  ])
  expect((await lineOf(id)).cancelled_quantity).toBe(0)
  const other = await cancel(id, 23, { seen_total: seen.kept_price_inclusive_tax })
  expect(other.json()).toMatchObject({ status: 409, code: 'rest_total_changed' })
  expect((await lineOf(id)).cancelled_quantity).toBe(0)
  expect((await cancel(id, 23, { seen_total: seen.total_price_inclusive_tax })).statusCode).toBe(200)
  expect(await lineOf(id)).toMatchObject({ single_price_exclusive_tax: 49.99, total_price_exclusive_tax: 49.99 })
  expect((await shown(id)).total_price_inclusive_tax).toBe(seen.total_price_inclusive_tax)
})

test('free pieces are those that what is left has earned, in its parts too (FF-1535)', async () => {
  const id = await ordered({ f3: 5, f4: 100 })
  expect(await lineOf(id, 2)).toMatchObject({ discount: 55.72, total_price_exclusive_tax: 143.28 })
  expect((await cancel(id, 90, {}, 2)).statusCode).toBe(200)
  expect(await lineOf(id, 2)).toMatchObject({ discount: 3.98, total_price_exclusive_tax: 15.92 })
  for (const quantity of [3, 7]) {
    const parts = [{ line: 2, quantity }]
    await transaction(db(), tx => shipOrder(tx, id, parts, new Date('2031-05-06T13:00:00Z'), TAKEN))
  }
  const { documents, ...order } = await shown(id)
  expect(documents).toHaveLength(2)
  const net = await rows(
    db(),
    sql`select sum((line->>'net')::int)::int as net from invoices, jsonb_array_elements(document->'lines') line
        where order_id = ${id}`,
  )
  expect(net).toEqual([{ net: 1592 }])
  expect(order.order_positions[1]!.total_price_exclusive_tax).toBe(15.92)
})

test('once something of a line has left, the rest of it keeps its price', async () => {
  const id = await ordered({ f3: 24 })
  await transaction(db(), tx => shipOrder(tx, id, [{ line: 1, quantity: 2 }], new Date('2031-05-06T13:00:00Z'), TAKEN))
  expect((await preview(id, 21)).json().lines).toMatchObject([
    { quantity: 3, total_price_exclusive_tax: 122.97, kept_price_exclusive_tax: 122.97 },
  ])
  expect((await cancel(id, 21)).statusCode).toBe(200)
  expect(await lineOf(id)).toMatchObject({ single_price_exclusive_tax: 40.99, total_price_exclusive_tax: 122.97 })
})

test('what is left must come to the minimum order value, unless nothing is left (FF-1535)', async () => {
  const id = await ordered({ f3: 10 })
  const below = { status: 409, code: 'rest_below_minimum', details: { minimum: 100 } }
  expect((await preview(id, 9)).json()).toMatchObject(below)
  expect((await cancel(id, 9)).json()).toMatchObject(below)
  expect((await lineOf(id)).cancelled_quantity).toBe(0)
  expect((await cancel(id, 7)).statusCode).toBe(200)
  expect((await cancel(id, 3)).json()).toMatchObject({ status: 'cancelled', total_price_inclusive_tax: 0 })
})

test('the operator chooses: the prices per piece stay, or the rest is reckoned anew; no minimum stops it (FF-1535)', async () => {
  for (const [reckoning, discount, total] of [
    ['kept', 2.21, 7.74],
    ['anew', 0, 9.95],
  ] as const) {
    const id = await ordered({ f3: 3, f4: 9 })
    expect(await lineOf(id, 2)).toMatchObject({ discount: 3.98, total_price_exclusive_tax: 13.93 })
    const url = `/api/admin/orders/${id}`
    const lines = [
      { line: 1, quantity: 3 },
      { line: 2, quantity: 4 },
    ]
    const seen = (await operator.post(`${url}/cancel-preview`, { lines })).json()
    expect(seen.lines[1]).toMatchObject({ total_price_exclusive_tax: 9.95, kept_price_exclusive_tax: 7.74 })
    const { version } = (await operator.get(url)).json()
    const answer = await operator.post(`${url}/cancel`, { version, lines, reckoning })
    expect(answer.statusCode, answer.body).toBe(200)
    expect(await lineOf(id, 2)).toMatchObject({ discount, total_price_exclusive_tax: total })
    const then = reckoning === 'kept' ? seen.kept_price_inclusive_tax : seen.total_price_inclusive_tax
    expect((await shown(id)).total_price_inclusive_tax).toBe(then)
  }
})

test('who may not see prices learns none by cancelling, whatever total it says it has seen', async () => {
  const id = await ordered({ f3: 10 })
  const rights = (those: string) =>
    db().execute(sql`update users set rights = ${those}::jsonb where email = ${ACCOUNTS.buyer}`)
  await rights('["order"]')
  const colleague = await given.show.as(ACCOUNTS.buyer)
  const url = `/api/onlineshop/orders/${id}`
  const some = (quantity: number) => ({ lines: [{ line: 1, quantity }] })
  const answers = [
    await colleague.post(`${url}/cancel-preview`, some(7)),
    await colleague.post(`${url}/cancel-preview`, some(9)),
    await colleague.post(`${url}/cancel`, { ...some(9), seen_total: 1 }),
    await colleague.post(`${url}/cancel`, { ...some(7), seen_total: 1 }),
  ]
  expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 409, 409, 200])
  for (const { body } of answers) expect(body).not.toMatch(/"(\w*price\w*|discount|total|minimum)":\d|€/)
  await rights('["order","prices","invoices","manage"]')
})
