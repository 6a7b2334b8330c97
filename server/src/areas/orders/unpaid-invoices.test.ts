import { day } from '@fairfloor/domain/day'
import { euros } from '@fairfloor/domain/money'
import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { ACCOUNTS } from '../../../demo/people.ts'
import type { Browser, TestApp } from '../../platform/testing/app.ts'
import { browserOf } from '../../platform/testing/log-in.ts'
import { transaction } from '../../platform/transaction.ts'
import { invoices } from '../billing/tables.ts'
import { placeOrder } from './place-order.ts'
import { standingOf } from './standing.ts'
import { openHouse, type TestHouse } from './test-house.ts'

let app: TestApp
let house: TestHouse
let buyer: Browser
let orders: number[]
let customerId: number

beforeAll(async () => {
  const { own, ...opened } = await openHouse()
  ;({ app, house, buyer } = opened)
  customerId = own.customerId
  const place = async (count: number, more: object) =>
    (await transaction(app.platform.db, tx => placeOrder(tx, { ...house.order(count), ...more }))).orderId
  await place(1, {})
  orders = [await place(2, own), await place(1, own), await place(3, own)]
})
afterAll(() => app.close())

const unpaid = async (browser = buyer) => (await browser.get('/api/onlineshop/unpaid-invoices')).json()
const sumShown = async (browser = buyer) => (await browser.get('/api/current_user')).json().user.erp_unpaid_sums
const change = (orderId: number, values: object) =>
  app.platform.db.update(invoices).set(values).where(eq(invoices.orderId, orderId))

test('a customer’s unpaid invoices, by the day on which they are due, come to what the account shows (SH-210, SH-211)', async () => {
  const before = await unpaid()
  expect(before.invoices.map((one: { order_id: number }) => one.order_id)).toEqual(orders)
  expect(before.total).toBe(await sumShown())
  expect(before.overdue).toBe(0)

  const [paid, late, partly] = orders as [number, number, number]
  await change(paid, { paidAt: new Date() })
  await change(late, { dueOn: '2025-01-31' })
  await app.platform.db.execute(sql`
    with payment as (
      insert into payments (key, customer_id, method, amount, received_on, recorded_at)
      select 'test', customer_id, 'transfer', 100, '2025-05-12', now() from invoices where order_id = ${partly}
      returning id
    )
    insert into settlements (invoice_id, payment_id, amount, settled_at)
    select i.id, payment.id, 100, now() from invoices i, payment where i.order_id = ${partly}`)
  const after = await unpaid()
  expect(after.invoices).toMatchObject([
    { order_id: late, due_on: '2025-01-31', is_overdue: true },
    { order_id: partly, is_overdue: false },
  ])
  const [first, second] = after.invoices
  expect(first.open).toBe(first.amount)
  expect(second.open).toBeCloseTo(second.amount - 1, 6)
  expect(after.overdue).toBe(first.amount)
  expect(after.total).toBeCloseTo(first.open + second.open, 6)
  expect(after.total).toBe(await sumShown())
  // A new order counts the same against the limit of credit.
  const standing = await standingOf(app.platform.db, customerId, day('2025-05-12'))
  expect(euros(standing.open)).toBe(after.total)
})

test('each has its PDF, and nobody sees those of others (SH-212)', async () => {
  const [{ order_id, invoice_number }] = (await unpaid()).invoices
  const address = `/orders/invoicePdf/${order_id}/${invoice_number}`
  expect((await buyer.get(address)).headers['content-type']).toBe('application/pdf')
  const gym = await browserOf(app, ACCOUNTS.gym)
  expect((await gym.get(address)).statusCode).toBe(404)
  expect((await unpaid(gym)).invoices).toEqual([])
  expect((await app.browser().get('/api/onlineshop/unpaid-invoices')).statusCode).toBe(401)
})
