import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { Browser } from '../../platform/testing/app.ts'
import { ACCOUNTS } from '../show-orders/test-show.ts'
import { BASKET, place, putIn, startAgain } from './test-orders.ts'
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
test.each(CALLS)(
  '%s %s asks a visitor to log in, and is not for staff (SH-574, SH-577, SH-580..582)',
  async (method, path) => {
    const exhibitor = await week.as(ACCOUNTS.operator)
    expect((await week.app.browser().call({ method, url: NCW + path })).statusCode).toBe(401)
    expect((await exhibitor.call({ method, url: NCW + path })).statusCode).toBe(403)
  },
)

describe('the basket', () => {
  test('adds up to the cent, with deposit, consumption tax, label service and VAT (SH-577, SH-608, SH-609)', async () => {
    await week.save({
      ...northAlone(week.ids.north),
      products: [product(week.ids.whey, 15), product(week.ids.bar, 10)],
    })
    await putIn(week, buyer, { f1: 3, f4: 7 })
    const off = await read(buyer, 'basket')
    expect(off).toMatchObject({ is_label_service: false, label_price_exc_vat: 0.21, label_price_vat_info: null })
    const on = (await buyer.patch(BASKET, { is_label_service: true })).json()
    const { positions, ...sums } = on
    expect(positions[0]).toMatchObject({
      id: id('f1'),
      most: null,
      single_price_exc_vat: 21.24,
      regular_price: 24.99,
      product_attribute: { stock_available: 10, availability: 'in_stock' },
      single_deposit_price_exc_vat: 0.15,
      single_lemonade_fee_price_exc_vat: 0.13,
      deposit_price_exc_vat: 0.45,
      lemonade_fee_price_exc_vat: 0.39,
      label_price_exc_vat: 0.21,
    })
    expect(sums).toEqual({
      version: expect.any(String),
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
      // 6.95 and 21 %.
      to_order: {
        carrier_name: 'DHL',
        shipping_price_inc_vat: 8.41,
        fees_price_inc_vat: 0,
        total_price_inc_vat: 100.35,
      },
      minimum: { amount: 100, missing: 23.75, is_first_order: false },
      free_shipping: { from: 250, missing: 173.75 },
      refusal: {
        code: 'below_minimum',
        detail: expect.stringMatching(/^The minimum order value is 100,00\s€ without VAT: 23,75\s€ to go/),
        details: { minimum: 100, missing: 23.75 },
        errors: [],
      },
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

  test('is changed, emptied by 0, by removing and at once; what is not in it is 404 (SH-580, SH-581)', async () => {
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

  test('cannot be changed or ordered outside the event, and is empty then (SH-582, SH-641)', async () => {
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
