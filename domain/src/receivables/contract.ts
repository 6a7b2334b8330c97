import { endpoint } from '../endpoint.ts'
import type * as reminders from './reminder-shapes.ts'
import type * as shapes from './shapes.ts'

// Every page knows what the desk's pages ask for first; the rest comes with the desk.
export * from './reads-contract.ts'

/** Answers the XLSX. */
export const getDocumentsSheet = endpoint<typeof shapes.getDocumentsFile>()({
  method: 'GET',
  path: '/api/admin/invoices.xlsx',
  summary: 'The same invoices and credit notes as a spreadsheet, all pages of them',
  who: 'operator',
  media: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
})

/** Answers the CSV. */
export const getDocumentsCsv = endpoint<typeof shapes.getDocumentsFile>()({
  method: 'GET',
  path: '/api/admin/invoices.csv',
  summary: 'The same invoices and credit notes as CSV, all pages of them',
  who: 'operator',
  media: 'text/csv',
})

/** Answers the PDF. */
export const getDeskInvoicePdf = endpoint<typeof shapes.getDeskInvoicePdf>()({
  method: 'GET',
  path: '/api/admin/invoices/by-number/:invoice_number',
  summary: 'An invoice of any customer, as PDF/A-3 with Factur-X data',
  who: 'operator',
  media: 'application/pdf',
})

export const getReminderLetter = endpoint<typeof reminders.getReminderLetter>()({
  method: 'GET',
  path: '/api/admin/reminders/:customer_id',
  summary: 'The reminder that a customer would get today, in each language of those who get it',
  who: 'operator',
})

export const sendReminders = endpoint<typeof reminders.sendReminders>()({
  method: 'POST',
  path: '/api/admin/reminders',
  summary: 'Sends the reminders that are due today, to these customers or to all; each level of an invoice once',
  who: 'operator',
})

export const saveReminderSettings = endpoint<typeof reminders.saveReminderSettings>()({
  method: 'PUT',
  path: '/api/admin/reminders/settings',
  summary: 'Sets the days between the reminders, and whether they are sent by night',
  who: 'operator',
  refusals: ['changed_meanwhile'],
})
