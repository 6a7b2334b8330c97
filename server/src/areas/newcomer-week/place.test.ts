import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { rows } from '../../platform/database.ts'
import type { Browser } from '../../platform/testing/app.ts'
import { ordered, piecesOf, place, putIn, startAgain } from './test-orders.ts'
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
