import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { rows } from '../../platform/database.ts'
import type { Browser } from '../../platform/testing/app.ts'
import { browserOf } from '../../platform/testing/log-in.ts'
import { makeCustomer } from '../orders/test-house.ts'
import { hashPassword } from '../people/index.ts'
import { ACCOUNTS, type TestShow, testShow } from '../show-orders/test-show.ts'
import { BASKET, DESK, emptyOutlet, lotNow, makeLot, ORDERS, outletOrder, putIn } from './test-outlet.ts'

let show: TestShow
let operator: Browser
let buyer: Browser
let other: Browser

beforeAll(async () => {
  show = await testShow()
  const { db } = show.app.platform
  const { userId } = await makeCustomer(db, 'NL')
  await db.execute(sql`update users set password_hash = ${await hashPassword('demo-2025')} where id = ${userId}`)
  const [user] = await rows<{ email: string }>(db, sql`select email from users where id = ${userId}`)
  other = await browserOf(show.app, user!.email)
})
beforeEach(async () => {
  await show.app.platform.db.execute(sql`update order_lines set outlet_lot_id = null`)
  operator = await emptyOutlet(show)
  buyer = await show.as(ACCOUNTS.buyer)
})
afterAll(() => show.app.close())

test('of two customers who order the last pieces one gets them; the other one’s basket stays and names the line (FF-953)', async () => {
  const { lot_id: last } = await makeLot(show, operator, 'f1', { quantity: 30 })
  const { lot_id: more } = await makeLot(show, operator, 'f2', { quantity: 90 })
  // In both orders of locking, were lots not always locked by id.
  for (const lines of [{ [last]: 30 }, { [more]: 30 }]) await putIn(buyer, lines)
  for (const lines of [{ [more]: 30 }, { [last]: 30 }]) await putIn(other, lines)
  const bodies = await Promise.all([buyer, other].map(one => outletOrder(one)))
  const answers = await Promise.all([buyer, other].map((one, i) => one.post(ORDERS, bodies[i])))
  expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 409])
  const at = answers.findIndex(({ statusCode }) => statusCode === 409)
  expect(answers[at]!.json()).toMatchObject({ code: 'outlet_gone', errors: [{ path: `positions.${last}` }] })
  expect((await lotNow(operator, last)).quantity).toBe(0)
  expect((await lotNow(operator, more)).quantity).toBe(60)
  const [loser] = [[buyer, other][at]!]
  expect((await loser.get(BASKET)).json().positions).toHaveLength(2)
  await loser.call({ method: 'DELETE', url: BASKET })
})

test('placing while the lot is withdrawn either takes its pieces or is refused; every piece is accounted for (FF-953)', async () => {
  const { lot_id: id, version } = await makeLot(show, operator, 'f1', { quantity: 30, from: 'extra' })
  await putIn(buyer, { [id]: 30 })
  const body = await outletOrder(buyer)
  const withdraw = { version, to: 'nowhere', note: 'Recall' }
  const [order, gone] = await Promise.all([buyer.post(ORDERS, body), operator.post(`${DESK}/${id}/withdraw`, withdraw)])
  expect([order.statusCode, gone.statusCode].toSorted()).toEqual([200, 409])
  const { quantity, movements } = await lotNow(operator, id)
  expect(quantity).toBe(0)
  expect(movements).toMatchObject([{ kind: order.statusCode === 200 ? 'order' : 'withdrawal', change: -30 }])
})
