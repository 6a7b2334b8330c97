import { messages } from '../../messages.ts'

/** Titles of the pages, in the browser's tab and on the pages. */
export const titles = messages({
  en: {
    colleagues: 'Users of your company',
    notifications: 'Mails and language',
    invitation: 'Your invitation',
    people: 'People',
  },
  de: {
    colleagues: 'Benutzer Ihrer Firma',
    notifications: 'E-Mails und Sprache',
    invitation: 'Ihre Einladung',
    people: 'Personen',
  },
})
