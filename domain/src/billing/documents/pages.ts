import { ask, page } from '../../page.ts'
import { INVOICES } from './addresses.ts'
import { getOwnDocuments } from './contract.ts'
import { ownDocumentsAt } from './list.ts'

export const invoicesPage = page(INVOICES, {
  table: 'app/AccountPages',
  module: 'areas/billing/account/InvoicesPage',
  who: 'users',
  buyersData: ({ query }) => [ask(getOwnDocuments, { query: ownDocumentsAt(query) })],
})
