import { messages } from '../messages.ts'

/** Titles of the pages, in the browser's tab and on the page. */
export const titles = messages({
  en: { unpaid: 'Unpaid Invoices', invoices: 'Invoices' },
  de: { unpaid: 'Offene Rechnungen', invoices: 'Rechnungen' },
})
