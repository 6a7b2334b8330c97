import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { rows } from '../../platform/database.ts'
import type { Browser } from '../../platform/testing/app.ts'
import { transaction } from '../../platform/transaction.ts'
import { addStock } from '../catalogue/index.ts'
import { serveBackorders } from '../orders/index.ts'
import { ACCOUNTS } from '../show-orders/test-show.ts'
import { ask, BASKET, ordered, piecesOf, place, putIn, startAgain } from './test-orders.ts'
import { northAlone, type TestWeek, testWeek } from './test-week.ts'

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

const five = <T>(make: (i: number) => Promise<T>) => Promise.all([0, 1, 2, 3, 4].map(make))
const codes = (answers: readonly { statusCode: number }[]) => answers.map(({ statusCode }) => statusCode).toSorted()
const orderCount = async () =>
  (await rows(week.app.platform.db, sql`select id from orders where kind = 'newcomer-week'`)).length

test('what is added while the basket that was seen is placed waits for the next order (FF-1170)', async () => {
  await putIn(week, buyer, { f1: 25 })
  const { version } = (await buyer.get(BASKET)).json()
  const placing = place(buyer, {}, `?confirms=0&seen=${version}`)
  const [answer] = await Promise.all([placing, five(i => putIn(week, buyer, { [`f${(i % 3) + 1}`]: 1 }))])
  if (answer.statusCode === 200) expect(await piecesOf(week, answer.json().order_id)).toEqual([[25, 10, 0]])
  else expect(answer.json().code).toBe('week_basket_changed')
})

test('an event that is deleted while somebody orders either keeps the order or takes none (FF-1175)', async () => {
  const [{ id }] = (await rows<{ id: number }>(week.app.platform.db, sql`select id from newcomer_weeks`)) as [
    { id: number },
  ]
  await putIn(week, buyer, { f1: 25 })
  const [placed, deleted] = await Promise.all([place(buyer), operator.delete(`/api/admin/newcomer-weeks/${id}`)])
  expect([
    [200, 409],
    [409, 200],
  ]).toContainEqual([placed.statusCode, deleted.statusCode])
  expect(await orderCount()).toBe(placed.statusCode === 200 ? 1 : 0)
  await week.app.platform.db.execute(sql`delete from newcomer_weeks`)
  // This server has not heard of it yet.
  const late = await putIn(week, buyer, { f1: 25 })
  expect(late.json()).toMatchObject({ status: 409, code: 'newcomer_week_closed' })
  await week.save(northAlone(week.ids.north))
})

test('two customers who want the last pieces get each of them once, and both have their order (SH-362)', async () => {
  const gym = await week.as(ACCOUNTS.gym)
  for (const one of [buyer, gym]) await putIn(week, one, { f1: 8, f2: 8 })
  const answers = await Promise.all([buyer, gym].map(one => place(one)))
  expect(codes(answers)).toEqual([200, 200])
  const taken = await Promise.all(answers.map(answer => piecesOf(week, answer.json().order_id)))
  for (const line of [0, 1]) expect(taken[0]![line]![1] + taken[1]![line]![1]).toBe(10)
})

test('clearing what is seen as the basket while the operator asks loses no backorder (FF-1111)', async () => {
  const orderId = await ordered(week, buyer, { f1: 25 })
  await putIn(week, buyer, { f3: 1 })
  const clear = buyer.delete(`${BASKET}/basket-empty?confirms=0`)
  const [cleared, asked] = await Promise.all([clear, ask(operator, orderId)])
  expect(asked.statusCode).toBe(200)
  expect([200, 409]).toContain(cleared.statusCode)
  expect(await piecesOf(week, orderId)).toEqual([[25, 10, 0]])
})

test('confirming while goods come in loses no piece: what is wanted is set aside or waited for (FF-1108)', async () => {
  const orderId = await ordered(week, buyer, { f1: 25 })
  await ask(operator, orderId)
  await buyer.patch(`${BASKET}/positions/${week.flavour.get('f1')}`, { quantity: 5 })
  const flavourId = week.flavour.get('f1')!
  const { db, clock } = week.app.platform
  const receipt = transaction(db, async tx => {
    await addStock(tx, [{ flavourId, quantity: 12 }], { kind: 'receipt', at: clock() })
    await serveBackorders(tx, { flavourIds: [flavourId], userId: null, now: clock() })
  })
  const [answer] = await Promise.all([place(buyer), receipt])
  expect(answer.statusCode).toBe(200)
  const [[quantity, reserved, cancelled]] = (await piecesOf(week, orderId)) as [[number, number, number]]
  expect([quantity - cancelled, reserved]).toEqual([15, 15])
  const [stock] = await rows<{ quantity: number }>(db, sql`select quantity from stock where flavour_id = ${flavourId}`)
  expect(stock!.quantity).toBe(7)
})

test('lowering while confirming is either counted or refused (FF-1110)', async () => {
  const orderId = await ordered(week, buyer, { f1: 25 })
  await ask(operator, orderId)
  const lower = buyer.patch(`${BASKET}/positions/${week.flavour.get('f1')}`, { quantity: 3 })
  const [lowered, confirmed] = await Promise.all([lower, place(buyer)])
  expect(confirmed.statusCode).toBe(200)
  const [[, , cancelled]] = (await piecesOf(week, orderId)) as [[number, number, number]]
  expect(cancelled).toBe(lowered.statusCode === 200 ? 12 : 0)
})
