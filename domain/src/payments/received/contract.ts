import { endpoint } from '../../endpoint.ts'
import type * as shapes from './shapes.ts'

// Every page knows what the desk's pages ask for first; the changes come with the desk.
export { getPayments } from './reads-contract.ts'
export type { Account, Debtor, Payment } from './shapes.ts'

export const findDebtors = endpoint<typeof shapes.findDebtors>()({
  method: 'GET',
  path: '/api/admin/debtors',
  summary: 'Customers by name or number, or by the number of an order or invoice of theirs, with what they owe',
  who: 'operator',
})

export const getAccount = endpoint<typeof shapes.getAccount>()({
  method: 'GET',
  path: '/api/admin/debtors/:customer_id',
  summary: 'What a customer owes: open invoices, and orders that are paid ahead',
  who: 'operator',
})

export const bookPayment = endpoint<typeof shapes.bookPayment>()({
  method: 'POST',
  path: '/api/admin/payments',
  summary: 'Books money of a customer: it pays the named invoices, the first first; the rest stays on it',
  description:
    'What looks like a mistake is 409 `payment_doubtful` until what was `asked` is `confirmed`: an invoice or order that is paid already, a day of another year, the same sum of the same day.',
  who: 'operator',
  idempotent: true,
  refusals: ['future_payment', 'payment_doubtful'],
})

export const settlePayment = endpoint<typeof shapes.settlePayment>()({
  method: 'POST',
  path: '/api/admin/payments/:payment_id/settle',
  summary: 'Pays invoices of the customer, or an order, from what is left of a payment',
  description: 'What is paid already is 409 `payment_doubtful` until what was `asked` is `confirmed`.',
  who: 'operator',
  idempotent: true,
  refusals: [
    'payment_doubtful',
    'payment_reversed',
    'nothing_left',
    'card_money',
    'pays_open_order',
    'changed_meanwhile',
  ],
})

export const takeBackPayment = endpoint<typeof shapes.takeBackPayment>()({
  method: 'POST',
  path: '/api/admin/payments/:payment_id/take-back',
  summary: 'Takes a payment back, with the reason: what it had paid is open again',
  who: 'operator',
  idempotent: true,
  refusals: ['payment_reversed', 'card_payment'],
})
