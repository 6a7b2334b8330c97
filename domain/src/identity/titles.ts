import { messages } from '../messages.ts'

/** What the pages are called, where a browser names them and on the pages themselves. */
export const titles = messages({
  en: { login: 'Log in', logout: 'Logging out', changePassword: 'Change password' },
  de: { login: 'Anmelden', logout: 'Sie werden abgemeldet', changePassword: 'Passwort ändern' },
})
