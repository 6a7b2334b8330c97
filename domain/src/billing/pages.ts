import { ask, page } from '../page.ts'
import { listUnpaidInvoices } from './contract.ts'

export const unpaidInvoicesPage = page('/my-unpaid-invoices', {
  module: 'areas/billing/UnpaidInvoicesPage',
  who: 'users',
  data: () => [ask(listUnpaidInvoices, {})],
})
