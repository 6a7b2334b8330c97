import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { rows } from '../../platform/database.ts'
import type { Browser } from '../../platform/testing/app.ts'
import { joins, limit } from '../basket/approval/test-approval.ts'
import { ACCOUNTS } from '../show-orders/test-show.ts'
import { ask, BASKET, ordered, piecesOf, place, putIn, startAgain } from './test-orders.ts'
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

describe('an order', () => {
  test('takes what is free, waits for the rest without limit, and empties the basket; a second one follows (SH-362, SH-582)', async () => {
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

  test('goes by the customer’s own carrier again after goods that only a pallet could bring', async () => {
    const { app } = week
    const carrierOf = async (grams: number) => {
      await app.platform.db.execute(sql`update product_sizes set weight_g = ${grams}`)
      await app.catalogue.reload()
      const orderId = await ordered(week, buyer, { f1: 5 })
      return (await buyer.get(`/api/onlineshop/orders/${orderId}`)).json().carrier.name
    }
    expect(await carrierOf(32_000)).toBe('Maasvracht')
    expect(await carrierOf(900)).toBe('DHL')
    await app.platform.db.execute(sql`update product_sizes set weight_g = null`)
    await app.catalogue.reload()
  })

  test('costs what the basket has said before, with carrier and fees (SH-461)', async () => {
    const { db } = week.app.platform
    await db.execute(sql`update customers set payment_method = 'card'`)
    await putIn(week, buyer, { f1: 6 })
    const { to_order: said, total_price_inc_vat, refusal } = await basket()
    expect(refusal).toMatchObject({ code: 'payment_method_not_allowed' })
    expect(said.total_price_inc_vat).toBeCloseTo(
      total_price_inc_vat + said.shipping_price_inc_vat + said.fees_price_inc_vat,
    )
    expect(said.fees_price_inc_vat).toBeGreaterThan(2)
    await db.execute(sql`update customers set payment_method = 'invoice'`)
    const { to_order: onAccount, refusal: none } = await basket()
    expect([none, onAccount.fees_price_inc_vat]).toEqual([null, 0])
    const { order_id } = (await place(buyer)).json()
    const [order] = await rows(db, sql`select carrier, gross::int from orders where id = ${order_id}`)
    expect(order).toEqual({ carrier: onAccount.carrier_name, gross: Math.round(onAccount.total_price_inc_vat * 100) })
    expect(await basket()).toMatchObject({ to_order: null, refusal: null })
  })

  test('above the limit of its user is refused, and said before (FF-1831)', async () => {
    const { browser, id: userId } = await joins(week, 'Daan')
    await limit(buyer, userId, 100, browser)
    await putIn(week, browser, { f1: 6 })
    expect((await read(browser, 'basket')).refusal).toMatchObject({ code: 'above_order_limit' })
    expect((await place(browser)).json().code).toBe('above_order_limit')
    expect((await basket()).refusal).toBeNull()
    expect((await place(buyer)).statusCode).toBe(200)
  })

  test('is at the kept price, and names what no longer takes part (FF-1105)', async () => {
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

describe('who says what was seen', () => {
  const CHANGED = { status: 409, code: 'week_basket_changed' }
  const seen = async (browser = buyer) => `&seen=${(await read(browser, 'basket')).version}`

  test('orders no other goods, pieces or prices than those (FF-1170)', async () => {
    await putIn(week, buyer, { f1: 2 })
    const changes: [what: string, change: () => unknown][] = [
      ['other goods', () => putIn(week, buyer, { f3: 1 })],
      ['other pieces', () => buyer.patch(`${BASKET}/positions/${id('f3')}`, { quantity: 2 })],
      [
        'another shipping',
        async () => {
          const { db } = week.app.platform
          await db.execute(sql`update customers set carrier = 'GLS'`)
          await db.execute(sql`insert into shipping_costs (country, carrier, valid_from, from_net, price)
            values ('NL', 'GLS', '2020-01-01', 0, 500)`)
        },
      ],
      ['the label service', () => buyer.patch(BASKET, { is_label_service: true })],
      [
        'another price',
        async () => {
          await week.save({
            ...northAlone(week.ids.north),
            brands: [{ ...northAlone(week.ids.north).brands[0]!, percent: 25 }],
          })
          await putIn(week, buyer, { f1: 1 })
          await buyer.patch(`${BASKET}/positions/${id('f1')}`, { quantity: 2 })
          await week.save(northAlone(week.ids.north))
        },
      ],
    ]
    for (const [what, change] of changes) {
      const before = await seen()
      await change()
      expect([what, (await place(buyer, {}, `?confirms=0${before}`)).json()]).toMatchObject([what, CHANGED])
    }
    expect((await basket()).positions).toMatchObject([{ quantity: 2 }, { quantity: 2 }])
    expect((await place(buyer, {}, `?confirms=0${await seen()}`)).statusCode).toBe(200)
    await week.app.platform.db.execute(sql`update customers set carrier = 'DHL'`)
  })

  test('and may not see prices, is not asked about these (FF-1170)', async () => {
    const { db } = week.app.platform
    await db.execute(sql`update users set rights = '["order"]' where email = ${ACCOUNTS.buyer}`)
    const blind = await week.as(ACCOUNTS.buyer)
    await putIn(week, blind, { f1: 25 })
    const before = await seen(blind)
    await db.execute(sql`update newcomer_week_positions set price = price + 100`)
    expect(await seen(blind)).toBe(before)
    await putIn(week, blind, { f1: 1 })
    expect((await place(blind, {}, `?confirms=0${before}`)).json()).toMatchObject(CHANGED)
    expect((await place(blind, {}, `?confirms=0${await seen(blind)}`)).statusCode).toBe(200)
    await db.execute(
      sql`update users set rights = '["order", "prices", "invoices", "manage"]' where email = ${ACCOUNTS.buyer}`,
    )
  })

  test('cancels nothing of a backorder that a colleague has lowered unseen (FF-1170)', async () => {
    const orderId = await ordered(week, buyer, { f1: 25 })
    await ask(await week.as(ACCOUNTS.operator), orderId)
    const before = await seen()
    await buyer.patch(`${BASKET}/positions/${id('f1')}`, { quantity: 0 })
    expect((await place(buyer, {}, `?confirms=${orderId}${before}`)).json()).toMatchObject(CHANGED)
    expect(await piecesOf(week, orderId)).toEqual([[25, 10, 0]])
    expect((await place(buyer, {}, `?confirms=${orderId}${await seen()}`)).statusCode).toBe(200)
  })
})
