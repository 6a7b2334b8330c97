import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { rows } from '../../../platform/database.ts'
import { transaction } from '../../../platform/transaction.ts'
import { openLetters } from '../../seller/index.ts'
import { remind } from '../reminders/remind.ts'
import { openPayments, type TestPayments } from '../test-payments.ts'

let shop: TestPayments
let orders: number[]

beforeAll(async () => {
  shop = await openPayments()
  orders = [await shop.place(1), await shop.place(2), await shop.place(3)]
  await shop.db.execute(sql`update invoices set due_on = '2025-05-01'`)
})
afterAll(() => shop.app.close())

test('reminders and payments at the same moment: each level once, one letter, and none of what was paid before (FF-923)', async () => {
  const { app, db, own } = shop
  const sending = { shop: app.shop, letters: openLetters(app.platform, app.shop), publicUrl: 'https://shop.test' }
  const now = app.platform.clock()
  const [paid] = await shop.grossOf(orders[0]!)
  await shop.pay(paid!, { orderId: orders[0]! })
  const [other] = await shop.grossOf(orders[1]!)
  const reminding = Array.from({ length: 6 }, () =>
    transaction(db, tx => remind(tx, { customerId: own.customerId!, userId: null, now }, sending)),
  )
  const [, ...reminded] = await Promise.all([shop.pay(other!, { orderId: orders[1]! }), ...reminding])
  const sent = reminded.filter(n => n > 0)
  expect(sent).toHaveLength(1)
  const found = await rows<{ orderId: number; n: number }>(
    db,
    sql`select order_id as "orderId", count(*)::int as n from reminders r join invoices i on i.id = r.invoice_id
      group by 1 order by 1`,
  )
  expect(found.every(({ n, orderId }) => n === 1 && orderId !== orders[0])).toBe(true)
  expect(found.at(-1)).toEqual({ orderId: orders[2], n: 1 })
  expect(found).toHaveLength(sent[0]!)
  const letters = await rows(db, sql`select recipient from mails where kind = 'reminder'`)
  expect(new Set(letters.map(({ recipient }) => recipient)).size).toBe(letters.length)
  expect(letters.length).toBeGreaterThan(0)
})
