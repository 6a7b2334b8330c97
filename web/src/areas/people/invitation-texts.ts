import { messages } from '../../lib/texts.tsx'

/** Of invitations of colleagues and of staff. */
export const invitationTexts = messages({
  en: {
    name: 'Name',
    nameNeeded: 'Please enter the person’s name, and nothing else.',
    email: 'E-mail address',
    emailNeeded: 'Please enter an e-mail address.',
    send: 'Send invitation',
    mailAgain: 'Mail again',
    mailAgainTo: (email: string) => `Mail the invitation to ${email} again`,
    revoke: 'Take back',
    revokeOf: (email: string) => `Take back the invitation of ${email}`,
  },
  de: {
    name: 'Name',
    nameNeeded: 'Bitte geben Sie den Namen der Person ein, sonst nichts.',
    email: 'E-Mail-Adresse',
    emailNeeded: 'Bitte geben Sie eine E-Mail-Adresse ein.',
    send: 'Einladung senden',
    mailAgain: 'Noch einmal senden',
    mailAgainTo: email => `Einladung an ${email} noch einmal senden`,
    revoke: 'Zurücknehmen',
    revokeOf: email => `Einladung von ${email} zurücknehmen`,
  },
})
