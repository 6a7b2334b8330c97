import type { Account } from '@fairfloor/domain/payments/received/contract'
import { expect, test } from 'vitest'
import { typedAmount } from './amount.ts'
import { proposed } from './proposed.ts'

const invoice = (invoice_id: number, open: number, order_id = 100) => ({
  invoice_id,
  invoice_number: `RE-${invoice_id}`,
  order_id,
  due_on: '2031-05-12',
  is_overdue: false,
  amount: open,
  open,
})
const account: Account = {
  customer_id: 1,
  company: 'Gym',
  number: null,
  invoices: [invoice(1, 50), invoice(2, 70), invoice(3, 50, 101)],
  orders: [{ order_id: 200, amount: 33, open: 33, held_until: null }],
}
const unnamed = { order_id: null, invoice_number: null }

test('what was named is proposed, whatever the amount', () => {
  expect(proposed(account, { ...unnamed, invoice_number: 'RE-2' }, 1)).toEqual({ orderId: null, invoiceIds: [2] })
  expect(proposed(account, { ...unnamed, order_id: 200 }, null)).toEqual({ orderId: 200, invoiceIds: [] })
  expect(proposed(account, { ...unnamed, order_id: 101 }, null)).toEqual({ orderId: null, invoiceIds: [3] })
})

test('without a name what costs exactly this, else the oldest invoices as far as the amount goes', () => {
  expect(proposed(account, unnamed, 70).invoiceIds).toEqual([2])
  expect(proposed(account, unnamed, 33)).toEqual({ orderId: 200, invoiceIds: [] })
  expect(proposed(account, unnamed, 60).invoiceIds).toEqual([1, 2])
  expect(proposed(account, unnamed, 500).invoiceIds).toEqual([1, 2, 3])
  expect(proposed(account, unnamed, null).invoiceIds).toEqual([])
})

test.each([
  ['1.234,50', 1234.5],
  ['12', 12],
  ['€ 3,20', 3.2],
  ['0', null],
  ['-5', null],
  ['abc', null],
])('%j is the amount %j', (typed, amount) => {
  expect(typedAmount(typed)).toBe(amount)
})
