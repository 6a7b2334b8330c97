import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { Browser } from '../../platform/testing/app.ts'
import { BASKET, putIn, startAgain } from './test-orders.ts'
import { northAlone, product, read, type TestWeek, testWeek } from './test-week.ts'

let week: TestWeek
let buyer: Browser

beforeAll(async () => {
  week = await testWeek()
  buyer = week.buyer
})
beforeEach(() => startAgain(week))
afterAll(() => week.app.close())

const id = (key: string) => week.flavour.get(key)!
const basket = () => read(buyer, 'basket')
const change = (key: string, quantity: unknown) => buyer.patch(`${BASKET}/positions/${id(key)}`, { quantity } as object)

describe('adding', () => {
  test('takes both names of a flavour, adds up, and keeps the price of this moment, never one that was sent (SH-574, SH-576, SH-610, SH-612)', async () => {
    expect((await putIn(week, buyer, { f1: 2, f3: 1 })).json()).toEqual({
      total_quantity: 3,
      total_price: 84.97,
      is_backorder_confirmation: false,
    })
    const more = JSON.stringify([{ ncw_product_attribute_id: id('f1'), quantity: 3 }])
    expect((await buyer.form(`${BASKET}/positions`, { positionsJson: more })).json().total_quantity).toBe(6)
    const both = [{ ncw_product_attribute_id: id('f1'), product_attribute_id: id('f3'), quantity: 1 }]
    const refused = await buyer.form(`${BASKET}/positions`, { positionsJson: JSON.stringify(both) })
    expect([refused.statusCode, refused.json().errors[0].path]).toEqual([
      400,
      'positionsJson.0.ncw_product_attribute_id',
    ])
    await week.save({ ...northAlone(week.ids.north), brands: [], products: [product(week.ids.whey, 50)] })
    expect((await basket()).positions.map(line)).toEqual([
      ['Vanilla', 5, 21.24],
      ['Vanilla', 1, 42.49],
    ])
    await putIn(week, buyer, { f3: 1 })
    expect((await basket()).positions.map(line)[1]).toEqual(['Vanilla', 2, 25])
    await week.save(northAlone(week.ids.north))
  })

  test('more of a line keeps its better price, and takes the lower one of now (FF-1405)', async () => {
    await putIn(week, buyer, { f1: 2 })
    const at = (percent: number) =>
      week.save({ ...northAlone(week.ids.north), brands: [{ ...northAlone(week.ids.north).brands[0]!, percent }] })
    await at(5)
    await putIn(week, buyer, { f1: 1, f2: 1 })
    // 24.99 less 15 and 5 per cent.
    const first = [
      ['Vanilla', 3, 21.24],
      ['Cocoa', 1, 23.74],
    ]
    expect((await basket()).positions.map(line)).toEqual(first)
    await at(40)
    await putIn(week, buyer, { f1: 1 })
    expect((await basket()).positions.map(line)).toEqual([['Vanilla', 4, 14.99], first[1]])
    await week.save(northAlone(week.ids.north))
  })
  const line = (of: { quantity: number; single_price_exc_vat: number; product_attribute: { name: string } }) => [
    of.product_attribute.name,
    of.quantity,
    of.single_price_exc_vat,
  ]

  test.each([
    ['what takes no part', { f1: 1, f4: 1 }, 422, 'not_in_newcomer_week', 'positionsJson.1.product_attribute_id'],
    ['an unknown flavour', { f1: 1, 9999: 1 }, 422, 'unknown_flavour', 'positionsJson.0.product_attribute_id'],
    ['no whole number', { f1: 1.5 }, 400, 'malformed', 'positionsJson.0.quantity'],
    ['nothing', { f1: 0 }, 400, 'malformed', 'positionsJson.0.quantity'],
  ])('of %s adds nothing of the list (FF-1104, FF-1184)', async (_, lines, status, code, path) => {
    const answer = (await putIn(week, buyer, lines)).json()
    expect([answer.status, answer.code, answer.errors[0].path.split('.').slice(0, 2).join('.')]).toEqual([
      status,
      code,
      path.split('.').slice(0, 2).join('.'),
    ])
    // In the same words, which the pages translate.
    if (status === 422) expect(answer.errors[0].detail).toBe(answer.detail)
    expect((await basket()).positions).toEqual([])
  })

  test('takes 2,000 lines at once, and none of more (FF-1394)', async () => {
    const one = { product_attribute_id: week.flavour.get('f1'), quantity: 1 }
    const send = (length: number) =>
      buyer.form(`${BASKET}/positions`, { positionsJson: JSON.stringify(Array.from({ length }, () => one)) })
    expect((await send(2001)).json().code).toBe('too_many_added')
    expect((await send(2000)).json().total_quantity).toBe(2000)
  })

  test('of more than 99,999 pieces in all, or of what misses the size’s step, is refused (FF-1104)', async () => {
    await putIn(week, buyer, { f1: 99_999 })
    expect((await putIn(week, buyer, { f1: 1 })).json().code).toBe('quantity_too_large')
    const { db } = week.app.platform
    await db.execute(sql`update product_sizes set order_multiple = 6 where name = '2 kg'`)
    await week.app.catalogue.reload()
    expect((await putIn(week, buyer, { f3: 7 })).json()).toMatchObject({
      code: 'quantity_misfit',
      details: { next: 12 },
    })
    await putIn(week, buyer, { f3: 6 })
    expect((await change('f3', 8)).json().code).toBe('quantity_misfit')
    expect((await basket()).positions[1].quantity).toBe(6)
    await db.execute(sql`update product_sizes set order_multiple = 1`)
    await week.app.catalogue.reload()
  })
})
