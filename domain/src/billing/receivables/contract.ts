import { endpoint } from '../../endpoint.ts'
import type * as reminders from './reminder-shapes.ts'
import type * as shapes from './shapes.ts'
import type * as statements from './statement-shapes.ts'

// Every page knows what the desk's pages ask for first; the rest comes with the desk.
export * from './reads-contract.ts'

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

export const getAccount = endpoint<typeof statements.getAccount>()({
  method: 'GET',
  path: '/api/admin/customers/:id/account',
  summary: 'What a customer owes, how much of its limit is used, and how it was reminded',
  who: 'operator',
})

/** Answers the PDF. */
export const getDeskStatementPdf = endpoint<typeof statements.getDeskStatementFile>()({
  method: 'GET',
  path: '/api/admin/customers/:id/statement.pdf',
  summary: "A customer's statement of account as PDF",
  who: 'operator',
  media: 'application/pdf',
  refusals: ['period_turned'],
})

/** Answers the XLSX. */
export const getDeskStatementSheet = endpoint<typeof statements.getDeskStatementFile>()({
  method: 'GET',
  path: '/api/admin/customers/:id/statement.xlsx',
  summary: "A customer's statement of account as a spreadsheet",
  who: 'operator',
  media: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  refusals: ['period_turned'],
})

export const mailStatement = endpoint<typeof statements.mailStatement>()({
  method: 'POST',
  path: '/api/admin/customers/:id/statement/mail',
  summary: 'Mails a statement of account with its PDF to all of the customer who may see invoices',
  who: 'operator',
  idempotent: true,
  refusals: ['period_turned', 'nobody_to_write_to'],
})
