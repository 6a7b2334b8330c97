import { titles } from '@fairfloor/domain/identity/titles'
import { messages } from '../../lib/texts.tsx'

export const identityTexts = messages({
  en: {
    logIn: 'Log in',
    username: 'Username',
    usernameExample: 'Your e-mail address',
    password: 'Password',
    forgotten: 'Forgot your password?',
    register: 'Register now',
    noAccount: 'No account yet?',
    assistance: {
      title: 'Password Assistance',
      lead: 'We send a password that works once, for 60 minutes. Your old one stays valid until you choose a new one.',
      email: 'E-mail address',
      send: 'Send a new password',
      sent: 'A new password was sent to your E-Mail address',
    },
    loginPage: {
      title: titles.en.login,
      lead: 'Prices, orders and the trade show are for registered business customers.',
    },
    logout: {
      running: titles.en.logout,
      failed: 'You could not be logged out.',
    },
    change: {
      title: titles.en.changePassword,
      lead: 'All your other sessions end when the password changes.',
      first: 'Please choose a new password first.',
      firstText: 'You logged in with a password that works only once.',
      old: 'Old password',
      next: 'New password',
      hint: (least: number) => `At least ${least} characters. A few unrelated words are good.`,
      save: 'Change password',
      saved: 'Your password was changed.',
      switched: 'Exit the user you are acting for first: a password is changed only by its owner.',
    },
    switchUser: {
      label: 'Act for a customer',
      email: 'E-mail address of the user',
      button: 'Switch',
      exit: 'Exit user',
      acting: (agent: string, email: string) => `${agent} acts for ${email}`,
    },
    guard: {
      title: 'Please log in again',
      lead: 'Your session has ended. What you typed is still here; log in and repeat your last step.',
    },
  },
  de: {
    logIn: 'Anmelden',
    username: 'Benutzername',
    usernameExample: 'Ihre E-Mail-Adresse',
    password: 'Passwort',
    forgotten: 'Passwort vergessen?',
    register: 'Jetzt registrieren',
    noAccount: 'Noch kein Konto?',
    assistance: {
      title: 'Passworthilfe',
      lead: 'Wir senden ein Passwort, das einmal gilt, 60 Minuten lang. Das alte bleibt gültig, bis Sie ein neues wählen.',
      email: 'E-Mail-Adresse',
      send: 'Neues Passwort senden',
      sent: 'Ein neues Passwort wurde an Ihre E-Mail-Adresse gesendet',
    },
    loginPage: {
      title: titles.de.login,
      lead: 'Preise, Bestellungen und die Messe sind für registrierte Gewerbekunden.',
    },
    logout: {
      running: titles.de.logout,
      failed: 'Sie konnten nicht abgemeldet werden.',
    },
    change: {
      title: titles.de.changePassword,
      lead: 'Alle Ihre anderen Sitzungen enden, wenn das Passwort geändert wird.',
      first: 'Bitte wählen Sie zuerst ein neues Passwort.',
      firstText: 'Sie haben sich mit einem Passwort angemeldet, das nur einmal gilt.',
      old: 'Altes Passwort',
      next: 'Neues Passwort',
      hint: (least: number) => `Mindestens ${least} Zeichen. Ein paar Wörter ohne Zusammenhang sind gut.`,
      save: 'Passwort ändern',
      saved: 'Ihr Passwort wurde geändert.',
      switched: 'Verlassen Sie zuerst den Benutzer, für den Sie handeln: Ein Passwort ändert nur sein Inhaber.',
    },
    switchUser: {
      label: 'Für einen Kunden handeln',
      email: 'E-Mail-Adresse des Benutzers',
      button: 'Wechseln',
      exit: 'Benutzer verlassen',
      acting: (agent: string, email: string) => `${agent} handelt für ${email}`,
    },
    guard: {
      title: 'Bitte melden Sie sich erneut an',
      lead: 'Ihre Sitzung ist beendet. Was Sie eingegeben haben, ist noch da; melden Sie sich an und wiederholen Sie den letzten Schritt.',
    },
  },
})
