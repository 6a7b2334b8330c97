import { messages } from '../messages.ts'

/** Titles of the pages, in the browser's tab and on the pages. */
export const titles = messages({
  en: {
    confirmation: 'Virtual Trade Show - order confirmation',
    release: 'Virtual Trade Show - order release',
  },
  de: {
    confirmation: 'Virtuelle Messe - Bestätigung der Bestellung',
    release: 'Virtuelle Messe - Abruf der Bestellung',
  },
})
