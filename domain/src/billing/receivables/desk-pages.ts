import { ask, page } from '../../page.ts'
import { documentsAt } from './list.ts'
import { getDocuments, getReminders } from './reads-contract.ts'

export const invoicesDeskPage = page('/admin/invoices', {
  module: 'areas/billing/receivables/InvoicesDeskPage',
  who: 'operator',
  data: ({ query }) => [ask(getDocuments, { query: documentsAt(query) })],
})

export const remindersDeskPage = page('/admin/invoices/reminders', {
  module: 'areas/billing/receivables/RemindersDeskPage',
  who: 'operator',
  data: () => [ask(getReminders, {})],
})
