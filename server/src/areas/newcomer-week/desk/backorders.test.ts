import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import type { Browser } from '../../../platform/testing/app.ts'
import { setStock } from '../../catalogue/index.ts'
import { ACCOUNTS } from '../../show-orders/test-show.ts'
import { ask, BASKET, ordered, place, startAgain } from '../test-orders.ts'
import { type TestWeek, testWeek } from '../test-week.ts'

let week: TestWeek
let operator: Browser
let id: number

beforeAll(async () => {
  week = await testWeek()
  operator = await week.as(ACCOUNTS.operator)
  ;[{ id }] = (await operator.get('/api/admin/newcomer-weeks')).json().weeks
})
beforeEach(() => startAgain(week))
afterAll(() => week.app.close())

const waiting = async (weekId = id, place = '') =>
  (await operator.get(`/api/admin/newcomer-weeks/${weekId}/backorders${place && `?place=${place}`}`)).json()
const state = (orderId: number, browser = operator) =>
  browser.get(`/api/admin/orders/${orderId}/backorder-confirmation`)
const wants = (key: string, quantity: number) =>
  week.buyer.call({ method: 'PATCH', url: `${BASKET}/positions/${week.flavour.get(key)}`, payload: { quantity } })

test('orders that wait for goods are listed, asked about one after the other, and answered (FF-1154)', async () => {
  const first = await ordered(week, week.buyer, { f1: 30 })
  const second = await ordered(week, week.buyer, { f1: 12, f2: 4 })
  const none = { order_id: first, lines: 1, open: 20, net: 424.8, question: null }
  expect((await waiting()).orders).toMatchObject([none, { order_id: second, lines: 1, open: 12 }])
  expect((await state(first)).json()).toEqual({ order_id: first, open: 20, question: null, answers: [] })

  expect((await ask(operator, first)).statusCode).toBe(200)
  await wants('f1', 7)
  const question = { asked_by: 'Tom Vos', asked: 20 }
  expect((await waiting()).orders).toMatchObject([
    { ...none, question: { ...question, wanted: 7 } },
    { question: null },
  ])
  expect((await state(first)).json()).toMatchObject({
    open: 20,
    question: { ...question, lines: [{ line: 1, asked: 20, wanted: 7, name: 'North Whey 900 g Vanilla' }] },
  })

  expect((await place(week.buyer)).statusCode).toBe(200)
  const answered = { ...question, confirmed: 7, answered_by: expect.any(String) }
  expect((await state(first)).json()).toMatchObject({ open: 7, question: null, answers: [answered] })
  expect((await waiting()).orders).toMatchObject([{ order_id: first, open: 7, question: null }, { order_id: second }])
  week.app.setNow('2031-03-12T13:00:00Z')
  await ask(operator, first)
  await week.buyer.call({ method: 'DELETE', url: `${BASKET}/basket-empty?confirms=${first}` })
  expect((await state(first)).json()).toMatchObject({ open: 0, answers: [{ asked: 7, confirmed: 0 }, answered] })
})

test('goods that have come answer the question; nothing of another event is listed', async () => {
  const orderId = await ordered(week, week.buyer, { f1: 12 })
  await ask(operator, orderId)
  const { db } = week.app.platform
  await setStock(db, [{ flavourId: week.flavour.get('f1')!, quantity: 50 }])
  expect((await waiting()).orders).toHaveLength(1)
  expect((await operator.get('/api/admin/newcomer-weeks/999999/backorders')).statusCode).toBe(404)
  const made = await operator.post('/api/admin/newcomer-weeks', { name: 'Later', first_day: '2031-09-01', copy_of: id })
  expect((await waiting(made.json().id)).orders).toEqual([])
})

test('the list has pages, and says how many orders wait and were asked in all (FF-1396)', async () => {
  const first = await ordered(week, week.buyer, { f1: 12 })
  const { db } = week.app.platform
  // As many as fill the page after it.
  for (const [table, key] of [
    ['orders', 'id'],
    ['order_lines', 'order_id'],
  ] as const)
    await db.execute(
      sql.raw(`insert into ${table} overriding system value select copied.* from ${table} o, generate_series(1, 50) n,
        jsonb_populate_record(o, jsonb_build_object('${key}', ${first} + n)) copied where o.${key} = ${first}`),
    )
  await ask(operator, first)
  const heads = { total: 51, asked: 1 }
  const page = await waiting()
  expect(page).toMatchObject({ ...heads, previous: null })
  expect(page.orders).toHaveLength(50)
  expect(await waiting(id, page.next)).toMatchObject({
    ...{ ...heads, next: null },
    orders: [{ order_id: first + 50, open: 2 }],
  })
})

test('what customers are asked is the operator’s alone to read (FF-1154)', async () => {
  const orderId = await ordered(week, week.buyer, { f1: 12 })
  for (const email of [ACCOUNTS.buyer, ACCOUNTS.agent]) {
    expect((await state(orderId, await week.as(email))).statusCode).toBe(403)
    expect((await (await week.as(email)).get(`/api/admin/newcomer-weeks/${id}/backorders`)).statusCode).toBe(403)
  }
  expect((await state(999_999)).statusCode).toBe(404)
})
