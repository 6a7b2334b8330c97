import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { Browser } from '../../platform/testing/app.ts'
import { ACCOUNTS } from '../show-orders/test-show.ts'
import { ask, BASKET, ordered, piecesOf, place, putIn, startAgain } from './test-orders.ts'
import { read, type TestWeek, testWeek } from './test-week.ts'

let week: TestWeek
let buyer: Browser
let operator: Browser

beforeAll(async () => {
  week = await testWeek()
  buyer = week.buyer
  operator = await week.as(ACCOUNTS.operator)
})
beforeEach(() => startAgain(week))
afterAll(() => week.app.close())

const id = (key: string) => week.flavour.get(key)!
const ABOUT_BASKET = '?confirms=0'
const about = (orderId: number) => `?confirms=${orderId}`
const position = (query: string) => `${BASKET}/positions/${id('f1')}${query}`
const clear = (query = '') => buyer.delete(`${BASKET}/basket-empty${query}`)

/** Every call that acts on what stands there, on a flavour that is in both. */
const CALLS = [
  ['emptying', clear],
  ['placing', (query = '') => place(buyer, {}, query)],
  ['changing a position', (query = '') => buyer.patch(position(query), { quantity: 1 })],
  ['removing a position', (query = '') => buyer.delete(position(query))],
] as const

const MISTAKEN = { status: 409, code: 'something_else_in_basket' }
const UNCLEAR = { status: 409, code: 'basket_or_backorder' }
const ENDED = { status: 409, code: 'nothing_left_to_confirm' }

/** An order that waits for 15 pieces of f1. */
const short = () => ordered(week, buyer, { f1: 25 })

/** What is in the basket, once no question is open. */
const goods = async () =>
  (await read(buyer, 'basket')).positions.map((of: { id: number; quantity: number }) => [of.id, of.quantity])

describe('a backorder to confirm has taken the place of goods in the basket', () => {
  let orderId: number
  beforeEach(async () => {
    orderId = await short()
    await putIn(week, buyer, { f1: 3 })
    await ask(operator, orderId)
  })

  test.each(CALLS)(
    '%s as the buyer who still sees the basket, or without saying of which, does nothing (FF-1111)',
    async (_, call) => {
      expect((await call(ABOUT_BASKET)).json()).toMatchObject(MISTAKEN)
      expect((await call()).json()).toMatchObject(UNCLEAR)
      expect((await call(about(orderId + 1))).json()).toMatchObject(MISTAKEN)
      expect((await read(buyer, 'basket')).positions).toMatchObject([{ quantity: 15, most: 15 }])
      expect(await piecesOf(week, orderId)).toEqual([[25, 10, 0]])
      await clear(about(orderId))
      expect(await goods()).toEqual([[id('f1'), 3]])
    },
  )

  test.each(CALLS)(
    '%s twice acts on the backorder of the order that is named, and never on the goods (FF-1107)',
    async (_, call) => {
      expect((await call(about(orderId))).statusCode).toBe(200)
      await clear(about(orderId))
      expect((await call(about(orderId))).json()).toMatchObject(ENDED)
      expect(await goods()).toEqual([[id('f1'), 3]])
    },
  )
})

test('a second backorder to confirm is not cancelled by a second click, whether the order was named or not (FF-1111)', async () => {
  const [first, second] = [await short(), await short()]
  for (const orderId of [first, second]) await ask(operator, orderId)
  expect((await clear()).json()).toMatchObject(UNCLEAR)
  expect((await clear(about(first))).json()).toMatchObject({ erp_sales_order_id: second })
  expect((await clear(about(first))).json()).toMatchObject(MISTAKEN)
  expect(await piecesOf(week, second)).toEqual([[25, 0, 0]])
})

test.each(CALLS)(
  '%s is refused to who names an order that nobody asks about, and acts on the basket of who means it (FF-1111)',
  async (_, call) => {
    await putIn(week, buyer, { f1: 25 })
    expect((await call(about(1))).json()).toMatchObject(ENDED)
    expect(await goods()).toEqual([[id('f1'), 25]])
    expect((await call(ABOUT_BASKET)).statusCode).toBe(200)
  },
)

test.each(['-1', 'basket', '00', '1.5', ''])('“%s” names neither the basket nor an order', async wrong => {
  expect((await clear(`?confirms=${wrong}`)).statusCode).toBe(400)
})
