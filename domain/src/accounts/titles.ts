import { messages } from '../messages.ts'

/** Titles of the pages, in the browser's tab and on the pages. */
export const titles = messages({
  en: {
    addresses: 'Addresses',
    colleagues: 'Users of your company',
    invitation: 'Your invitation',
    people: 'People',
  },
  de: {
    addresses: 'Adressen',
    colleagues: 'Benutzer Ihrer Firma',
    invitation: 'Ihre Einladung',
    people: 'Personen',
  },
})
