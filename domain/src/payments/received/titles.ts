import { messages } from '../../messages.ts'

/** Titles of the pages, in the browser's tab and on the page. */
export const titles = messages({
  en: { payments: 'Payments', bank: 'Bank entries' },
  de: { payments: 'Zahlungen', bank: 'Bankumsätze' },
})
