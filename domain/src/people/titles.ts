import { messages } from '../messages.ts'

/** Titles of the pages, in the browser's tab and on the pages. */
export const titles = messages({
  en: { login: 'Log in', logout: 'Logging out', changePassword: 'Change password', security: 'Login and sessions' },
  de: {
    login: 'Anmelden',
    logout: 'Sie werden abgemeldet',
    changePassword: 'Passwort ändern',
    security: 'Anmeldung und Sitzungen',
  },
})
