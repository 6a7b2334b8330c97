import { messages } from '../../../lib/texts.tsx'

export const ownerTexts = messages({
  en: {
    password: 'Your password',
    code: 'Code of your authenticator app',
    recovery: 'Recovery code',
    orRecovery: 'A recovery code does as well.',
    orPasskey: 'Leave it empty to use your passkey.',
  },
  de: {
    password: 'Ihr Passwort',
    code: 'Code Ihrer Authenticator-App',
    recovery: 'Wiederherstellungscode',
    orRecovery: 'Ein Wiederherstellungscode geht auch.',
    orPasskey: 'Bleibt das Feld leer, wird Ihr Passkey gefragt.',
  },
})
