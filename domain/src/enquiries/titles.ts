import { messages } from '../messages.ts'

/** Titles of the pages, in the browser's tab and on the page. */
export const titles = messages({
  en: { enquiries: 'Enquiries', contact: 'Contact', supplier: 'Become a supplier' },
  de: { enquiries: 'Anfragen', contact: 'Kontakt', supplier: 'Lieferant werden' },
})
