import { messages } from '../messages.ts'

/** What the pages are called, where a browser names them and on the pages themselves. */
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
