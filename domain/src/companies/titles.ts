import { messages } from '../messages.ts'

/** Titles of the pages, in the browser's tab and on the page. */
export const titles = messages({
  en: { customers: 'Customers', customer: 'Customer' },
  de: { customers: 'Kunden', customer: 'Kunde' },
})
