import type { Entry, Match } from '@fairfloor/domain/payments/received/bank-contract'
import type { Account, Debtor, Payment } from '@fairfloor/domain/payments/received/contract'
import { buyer } from '../../../testing/fair.ts'

export const operator = buyer({ company: null, roles: ['ROLE_USER', 'ROLE_ADMIN'] })

/** A customer that was found by its name. */
export const debtor: Debtor = {
  customer_id: 7,
  company: 'Gym Shop',
  number: 'K-7',
  order_id: null,
  invoice_number: null,
  open: 190.4,
}

const invoice = (invoice_id: number, open: number, order_id: number, is_overdue: boolean) => ({
  ...{ invoice_id, invoice_number: `R-${invoice_id}`, order_id, due_on: '2031-05-15', is_overdue, amount: open, open },
})

/** Two open invoices, and an order that is paid ahead. */
export const account: Account = {
  customer_id: 7,
  company: 'Gym Shop',
  number: 'K-7',
  invoices: [invoice(71, 120.4, 501, true), invoice(72, 70, 502, false)],
  orders: [{ order_id: 503, amount: 33, open: 33, held_until: null }],
}

/** Money by hand that has paid an invoice; 20 euros are left. */
export const payment = (part: Partial<Payment> = {}): Payment => ({
  payment_id: 40,
  customer_id: 7,
  company: 'Gym Shop',
  amount: 140.4,
  received_on: '2031-06-10',
  method: 'cash',
  payer: 'Bea Buyer',
  reference: 'counter',
  note: 'brought it herself',
  order_id: null,
  is_order_cancelled: false,
  settled: [{ invoice_number: 'R-71', order_id: 501, amount: 120.4 }],
  left: 20,
  is_from_bank: false,
  recorded_at: '2031-06-10T08:00:00Z',
  recorded_by: 'Olga',
  reversed_at: null,
  reversed_by: null,
  reversed_why: null,
  ...part,
})

export const match = (company: string, part: Partial<Match> = {}): Match => ({
  customer_id: 7,
  company,
  order_id: null,
  invoices: [{ invoice_id: 71, invoice_number: 'R-71', open: 120.4 }],
  open: 120.4,
  why: ['invoice', 'amount'],
  ...part,
})

/** A sum of the bank that is open and that nothing fits. */
export const entry = (entry_id: number, part: Partial<Entry> = {}): Entry => ({
  entry_id,
  booked_on: '2031-06-10',
  amount: 120.4,
  payer: 'B. Buyer',
  payer_iban: 'NL91ABNA0417164300',
  text: 'for the last order',
  end_to_end: null,
  state: 'open',
  decided_at: null,
  decided_by: null,
  payment_id: null,
  company: null,
  is_certain: false,
  matches: [],
  ...part,
})
