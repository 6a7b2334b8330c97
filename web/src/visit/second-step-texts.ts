import { messages } from '../lib/texts.tsx'

export const secondStepTexts = messages({
  en: {
    lead: 'The password is right. Please confirm that it is you.',
    app: 'Code of your authenticator app',
    recovery: 'Recovery code',
    confirm: 'Confirm',
    useRecovery: 'Use a recovery code',
    useApp: 'Use the authenticator app',
    usePasskey: 'Use a passkey',
    again: 'Log in as somebody else',
  },
  de: {
    lead: 'Das Passwort stimmt. Bitte bestätigen Sie, dass Sie es sind.',
    app: 'Code Ihrer Authenticator-App',
    recovery: 'Wiederherstellungscode',
    confirm: 'Bestätigen',
    useRecovery: 'Wiederherstellungscode verwenden',
    useApp: 'Authenticator-App verwenden',
    usePasskey: 'Passkey verwenden',
    again: 'Als jemand anderes anmelden',
  },
})
