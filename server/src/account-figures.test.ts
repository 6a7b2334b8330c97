import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openPayments, type TestPayments } from './areas/billing/test-payments.ts'

let shop: TestPayments

beforeAll(async () => {
  shop = await openPayments()
})
afterAll(() => shop.app.close())

const figures = async () => (await shop.buyer.get('/api/account/figures')).json()

test('the account’s figures are those of its pages (FF-1779, FF-1780)', async () => {
  const before = await figures()
  const paid = await shop.place(2)
  const partly = await shop.placeInParts([1])
  await shop.db.execute(sql`update shipments set shipped_at = '2025-05-12' where order_id = ${partly}`)
  await shop.db.execute(sql`update orders set status = 'shipped' where id = ${partly}`)
  const [late] = await shop.invoicesOf(paid)
  await shop.db.execute(sql`update invoices set due_on = '2025-05-05' where id = ${late!.id}`)
  const after = await figures()
  expect(after.invoices.documents).toBe(before.invoices.documents + 2)
  expect(after.invoices.open).toBe(before.invoices.open + 2)
  expect(after.invoices.overdue).toEqual([
    { invoice_number: late!.number, due_on: '2025-05-05', days: 7, owed: late!.gross / 100 },
  ])
  expect(after.orders).toMatchObject({
    all: before.orders.all + 2,
    under_way: before.orders.under_way + 2,
    partly_shipped: before.orders.partly_shipped + 1,
  })
  const total = async (address: string) => (await shop.buyer.get(address)).json()
  expect(after.orders.all).toBe((await total('/api/onlineshop/orders-page')).total)
  expect(after.invoices.documents).toBe((await total('/api/onlineshop/invoices')).total)
  expect(after.addresses).toBe((await total('/api/company/addresses')).length)
  expect(after.order_lists).toBe((await total('/api/onlineshop/order-lists')).length)
})
