import { messages } from '../messages.ts'

/** Titles of the pages, in the browser's tab and on the pages. */
export const titles = messages({
  en: {
    start: 'Sports nutrition for the trade',
    account: 'My account',
    imprint: 'Imprint',
    about: 'About us',
    faq: 'Questions and answers',
    payment: 'Payment methods',
    privacy: 'Privacy Policy',
    pages: 'Pages',
    missing: 'This page does not exist',
  },
  de: {
    start: 'Sportnahrung für den Handel',
    account: 'Mein Konto',
    imprint: 'Impressum',
    about: 'Über uns',
    faq: 'Fragen und Antworten',
    payment: 'Zahlungsarten',
    privacy: 'Datenschutz',
    pages: 'Seiten',
    missing: 'Diese Seite gibt es nicht',
  },
})
