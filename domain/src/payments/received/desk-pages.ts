import { ask, page } from '../../page.ts'
import { bankEntriesAt, paymentsAt } from './list.ts'
import { getBankEntries, getPayments } from './reads-contract.ts'

export const paymentsDeskPage = page('/admin/payments', {
  module: 'areas/payments/received/PaymentsDeskPage',
  who: 'operator',
  data: ({ query }) => [ask(getPayments, { query: paymentsAt(query) })],
})

export const bankDeskPage = page('/admin/payments/bank', {
  module: 'areas/payments/received/BankDeskPage',
  who: 'operator',
  data: ({ query }) => [ask(getBankEntries, { query: bankEntriesAt(query) })],
})
