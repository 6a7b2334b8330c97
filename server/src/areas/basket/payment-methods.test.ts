import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { customers } from '../companies/tables.ts'
import { users } from '../people/tables.ts'
import { ACCOUNTS, type TestShow, testShow } from '../show-orders/test-show.ts'

let show: TestShow

beforeAll(async () => {
  show = await testShow()
})
afterAll(() => show.app.close())

const URL = '/api/payment-methods'

test('a customer is told how it may pay, and its days; visitors and staff are not (SH-015)', async () => {
  const buyer = await show.as(ACCOUNTS.buyer)
  const { db } = show.app.platform
  const { customerId } = (await db.select().from(users).where(eq(users.email, ACCOUNTS.buyer)))[0]!
  await db
    .update(customers)
    .set({ paymentMethod: 'invoice', paymentMethods: ['prepayment', 'direct_debit'], paymentDays: 30 })
    .where(eq(customers.id, customerId!))
  expect((await buyer.get(URL)).json()).toEqual([
    { method: 'invoice', is_usual: true, days: 30, fee_percent: null, has_mandate: null },
    { method: 'prepayment', is_usual: false, days: null, fee_percent: null, has_mandate: null },
    { method: 'direct_debit', is_usual: false, days: null, fee_percent: null, has_mandate: false },
  ])
  expect((await show.app.browser().get(URL)).statusCode).toBe(401)
  expect((await (await show.as(ACCOUNTS.operator)).get(URL)).statusCode).toBe(403)
})
