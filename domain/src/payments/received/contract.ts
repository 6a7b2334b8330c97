import { endpoint } from '../../endpoint.ts'
import type * as shapes from './shapes.ts'

// Every page knows what the desk's pages ask for first; the changes come with the desk.
export * from './reads-contract.ts'
export type { Account, Debtor, Entry, Match, Payment } from './shapes.ts'

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

/** A year of a busy account is a tenth of it. */
const FILE_LIMIT = 8 * 1024 * 1024

export const uploadBankFile = endpoint<typeof shapes.uploadBankFile>()({
  method: 'POST',
  path: '/api/admin/bank-files',
  summary: 'Takes a bank’s statement (CAMT.053): its incoming sums, each once; says what it has left out, and why',
  who: 'operator',
  sends: 'files',
  bodyLimit: FILE_LIMIT,
  refusals: ['bank_file_unreadable', 'bank_file_unknown', 'bank_file_other_account'],
})

export const bookCertain = endpoint<typeof shapes.bookCertain>()({
  method: 'POST',
  path: '/api/admin/bank-entries/book-certain',
  summary: 'Books every open sum of which it is certain what it is for',
  who: 'operator',
  idempotent: true,
})

export const bookEntry = endpoint<typeof shapes.bookEntry>()({
  method: 'POST',
  path: '/api/admin/bank-entries/:entry_id/book',
  summary: 'Books a sum as a payment of a customer',
  description:
    'What looks like a mistake is 409 `payment_doubtful` until what was `asked` is `confirmed`: an invoice or order that is paid already, the same sum of the same day that was booked without the bank.',
  who: 'operator',
  idempotent: true,
  refusals: ['entry_decided', 'payment_doubtful'],
})

export const decideEntry = endpoint<typeof shapes.decideEntry>()({
  method: 'PUT',
  path: '/api/admin/bank-entries/:entry_id/state',
  summary: 'Sets a sum aside that is no customer’s payment, or takes it up again',
  who: 'operator',
  refusals: ['entry_decided'],
})
