import { messages } from '../messages.ts'

/** Titles of the pages, in the browser's tab and on the pages. */
export const titles = messages({
  en: {
    start: 'Sports nutrition for the trade',
    account: 'My account',
    imprint: 'Imprint',
    privacy: 'Privacy Policy',
    pages: 'Pages',
    missing: 'This page does not exist',
  },
  de: {
    start: 'Sportnahrung für den Handel',
    account: 'Mein Konto',
    imprint: 'Impressum',
    privacy: 'Datenschutz',
    pages: 'Seiten',
    missing: 'Diese Seite gibt es nicht',
  },
})
