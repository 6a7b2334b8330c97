import { messages } from '../messages.ts'

/** What the pages are called, where a browser names them and on the pages themselves. */
export const titles = messages({
  en: {
    start: 'Sports nutrition for the trade',
    account: 'My account',
    imprint: 'Imprint',
    privacy: 'Privacy Policy',
    missing: 'This page does not exist',
  },
  de: {
    start: 'Sportnahrung für den Handel',
    account: 'Mein Konto',
    imprint: 'Impressum',
    privacy: 'Datenschutz',
    missing: 'Diese Seite gibt es nicht',
  },
})
