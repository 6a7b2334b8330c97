import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { rows } from '../../platform/database.ts'
import type { Browser } from '../../platform/testing/app.ts'
import { ACCOUNTS } from '../show-orders/test-show.ts'
import { BASKET, ordered, piecesOf, place, putIn, startAgain } from './test-orders.ts'
import { DURING, NCW, northAlone, product, read, type TestWeek, testWeek } from './test-week.ts'

let week: TestWeek
let buyer: Browser

beforeAll(async () => {
  week = await testWeek()
  buyer = week.buyer
  await week.app.platform.db.execute(sql`update product_sizes
    set deposit_class = 'can', ready_millilitres = 500, has_label = true where name = '900 g'`)
  await week.app.catalogue.reload()
})
beforeEach(() => startAgain(week))
afterAll(() => week.app.close())

const id = (key: string) => week.flavour.get(key)!
const basket = () => read(buyer, 'basket')
const change = (key: string, quantity: unknown) => buyer.patch(`${BASKET}/positions/${id(key)}`, { quantity } as object)

const CALLS = [
  ['GET', '/basket-header'],
  ['GET', '/basket'],
  ['POST', '/basket/positions'],
  ['PATCH', '/basket'],
  ['PATCH', '/basket/positions/1'],
  ['DELETE', '/basket/positions/1'],
  ['DELETE', '/basket/basket-empty'],
  ['POST', '/basket/place-order'],
] as const
test.each(CALLS)('%s %s asks a visitor to log in, and is not for staff', async (method, path) => {
  const exhibitor = await week.as(ACCOUNTS.operator)
  expect((await week.app.browser().call({ method, url: NCW + path })).statusCode).toBe(401)
  expect((await exhibitor.call({ method, url: NCW + path })).statusCode).toBe(403)
})

describe('adding', () => {
  test('takes both names of a flavour, adds up, and keeps the price of this moment, never one that was sent', async () => {
    expect((await putIn(week, buyer, { f1: 2, f3: 1 })).json()).toEqual({
      total_quantity: 3,
      total_price: 84.97,
      is_backorder_confirmation: false,
    })
    const more = JSON.stringify([{ ncw_product_attribute_id: id('f1'), quantity: 3 }])
    expect((await buyer.form(`${BASKET}/positions`, { positionsJson: more })).json().total_quantity).toBe(6)
    await week.save({ ...northAlone(week.ids.north), brands: [], products: [product(week.ids.whey, 50)] })
    expect((await basket()).positions.map(line)).toEqual([
      ['Vanilla', 5, 21.24],
      ['Vanilla', 1, 42.49],
    ])
    await putIn(week, buyer, { f3: 1 })
    expect((await basket()).positions.map(line)[1]).toEqual(['Vanilla', 2, 25])
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
  ])('of %s adds nothing of the list', async (_, lines, status, code, path) => {
    const answer = (await putIn(week, buyer, lines)).json()
    expect([answer.status, answer.code, answer.errors[0].path.split('.').slice(0, 2).join('.')]).toEqual([
      status,
      code,
      path.split('.').slice(0, 2).join('.'),
    ])
    expect((await basket()).positions).toEqual([])
  })

  test('of more than 99,999 pieces in all, or of what misses the size’s step, is refused', async () => {
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

describe('the basket', () => {
  test('adds up to the cent, with deposit, consumption tax, label service and VAT', async () => {
    await week.save({
      ...northAlone(week.ids.north),
      products: [product(week.ids.whey, 15), product(week.ids.bar, 10)],
    })
    await putIn(week, buyer, { f1: 3, f4: 7 })
    const off = await basket()
    expect(off).toMatchObject({ is_label_service: false, label_price_exc_vat: 0.21, label_price_vat_info: null })
    const on = (await buyer.patch(BASKET, { is_label_service: true })).json()
    const { positions, ...sums } = on
    expect(positions[0]).toMatchObject({
      id: id('f1'),
      most: null,
      single_price_exc_vat: 21.24,
      single_deposit_price_exc_vat: 0.15,
      single_lemonade_fee_price_exc_vat: 0.13,
    })
    expect(sums).toEqual({
      erp_sales_order_id: null,
      is_backorder_confirmation: false,
      is_label_service: true,
      label_price_exc_vat: 0.21,
      label_price_vat_info: { vat_rate: 21, vat_from: 0.21, vat_value: 0.05 },
      // 3 x 21.24 and 7 x 1.79.
      positions_price_exc_vat: 76.25,
      positions_price_vat_info: expect.anything(),
      positions_deposit_price_exc_vat: 0.45,
      positions_deposit_price_vat_info: [{ vat_rate: 0, vat_from: 0.45, vat_value: 0 }],
      // 1.5 litres at 26.13 for a hundred.
      lemonade_fee_price_exc_vat: 0.39,
      lemonade_fee_price_vat_info: expect.anything(),
      // 64.32 at 21 %, 12.53 at 9 %, and the deposit.
      total_price_inc_vat: 91.94,
    })
    const infos = [
      sums.label_price_vat_info,
      ...sums.positions_price_vat_info,
      ...sums.positions_deposit_price_vat_info,
      ...sums.lemonade_fee_price_vat_info,
    ] as { vat_rate: number; vat_from: number; vat_value: number }[]
    const cents = (amount: number) => Math.round(amount * 100)
    const bases = Map.groupBy(infos, ({ vat_rate }) => vat_rate)
    for (const [rate, parts] of bases) {
      const [base, vat] = [sumOf(parts, 'vat_from'), sumOf(parts, 'vat_value')]
      expect(vat).toBe(Math.round((base * rate) / 100))
    }
    const net = [0.21, 76.25, 0.45, 0.39].map(cents).reduce((a, b) => a + b)
    expect(cents(sums.total_price_inc_vat)).toBe(net + sumOf(infos, 'vat_value'))
    expect(off.total_price_inc_vat).toBeLessThan(sums.total_price_inc_vat)
    await week.save(northAlone(week.ids.north))
    function sumOf<Name extends string>(parts: readonly Record<Name, number>[], name: Name) {
      return parts.reduce((total, part) => total + cents(part[name]), 0)
    }
  })

  test('is changed, emptied by 0, by removing and at once; what is not in it is 404', async () => {
    await putIn(week, buyer, { f1: 2, f2: 2, f3: 2 })
    expect((await change('f1', 5)).json().positions[0].quantity).toBe(5)
    expect((await change('f1', 0)).json().positions).toHaveLength(2)
    for (const wrong of [-1, 1.5, '2', 100_000]) expect((await change('f2', wrong)).statusCode).toBe(400)
    expect((await change('f1', 1)).statusCode).toBe(404)
    expect((await (await week.as(ACCOUNTS.gym)).delete(`${BASKET}/positions/${id('f2')}`)).statusCode).toBe(404)
    expect((await buyer.delete(`${BASKET}/positions/${id('f2')}`)).json().positions).toHaveLength(1)
    expect((await buyer.delete(`${BASKET}/basket-empty`)).json().positions).toEqual([])
    expect((await buyer.patch(BASKET, { is_label_service: 'yes' })).statusCode).toBe(400)
  })

  test('cannot be changed or ordered outside the event, and is empty then', async () => {
    await putIn(week, buyer, { f1: 2 })
    for (const phase of ['before', 'over'] as const) {
      week.app.setNow(DURING[phase])
      const late = await week.as(ACCOUNTS.buyer)
      const answers = [
        await putIn(week, late, { f1: 1 }),
        await late.patch(BASKET, { is_label_service: true }),
        await late.patch(`${BASKET}/positions/${id('f1')}`, { quantity: 1 }),
        await late.delete(`${BASKET}/basket-empty`),
        await place(late),
      ]
      for (const answer of answers) expect(answer.json()).toMatchObject({ status: 409, code: 'newcomer_week_closed' })
      expect((await read(late, 'basket')).positions).toEqual([])
    }
  })
})

describe('an order', () => {
  test('takes what is free, waits for the rest without limit, and empties the basket; a second one follows', async () => {
    const first = await ordered(week, buyer, { f1: 25, f3: 4 })
    expect(await piecesOf(week, first)).toEqual([
      [25, 10, 0],
      [4, 4, 0],
    ])
    expect((await basket()).positions).toEqual([])
    const seen = (await buyer.get(`/api/onlineshop/orders/${first}`)).json()
    expect(seen).toMatchObject({ kind: 'newcomer-week', order_positions: [{ single_price_exclusive_tax: 21.24 }, {}] })
    const open = (await buyer.get('/api/onlineshop/open-backorder')).json()
    expect(open).toMatchObject([{ order_id: first, open_backorder_quantity: 15, open_backorder_price: 21.24 }])
    const second = await ordered(week, buyer, { f1: 5 })
    expect(await piecesOf(week, second)).toEqual([[5, 0, 0]])
    await week.app.platform.outbox.drain()
    const { db } = week.app.platform
    const mailed = await rows(db, sql`select distinct kind from mails where kind like 'order%'`)
    expect(mailed).toEqual([{ kind: 'order-placed' }])
  })

  test('is at the kept price, and names what no longer takes part', async () => {
    await putIn(week, buyer, { f1: 20 })
    await week.save({ ...northAlone(week.ids.north), products: [product(week.ids.bar)] })
    await week.save({ ...northAlone(week.ids.north), brands: [], products: [product(week.ids.bar)] })
    expect((await place(buyer)).json()).toMatchObject({
      status: 422,
      code: 'not_in_newcomer_week',
      errors: [{ path: `positions.${id('f1')}` }],
    })
    expect((await basket()).positions).toMatchObject([{ quantity: 20, is_available: false }])
    await week.save(northAlone(week.ids.north))
    expect((await place(buyer)).statusCode).toBe(200)
    expect((await place(buyer)).json()).toMatchObject({ status: 409, code: 'basket_empty' })
  })
})
