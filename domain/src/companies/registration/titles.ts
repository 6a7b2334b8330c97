import { messages } from '../../messages.ts'

/** Titles of the pages, in the browser's tab and on the pages. */
export const titles = messages({
  en: { register: 'Become a customer', confirm: 'Confirm your e-mail address', registrations: 'Registrations' },
  de: { register: 'Kunde werden', confirm: 'E-Mail-Adresse bestätigen', registrations: 'Registrierungen' },
})
