import { messages } from '@fairfloor/domain/messages'

/** Words of the mails about erasing an account. */
export const erasureTexts = messages({
  en: {
    asked: {
      subject: 'You have asked us to erase your account',
      text: 'We look at your request and write to you. Until then you can withdraw it.',
      button: 'Go to your request',
      notYou: 'It was not you? Then withdraw it and change your password: somebody else has used your account.',
    },
    desk: {
      subject: 'Somebody asks to be erased',
      text: 'A user asks for their account to be erased. The law gives us a month to answer.',
      button: 'Go to the requests',
    },
    refused: {
      subject: 'Your account was not erased',
      text: 'We could not erase your account. This is why:',
      button: 'Go to your data',
    },
    erased: {
      subject: 'Your account is erased',
      text: 'Your account no longer exists, and nobody can log in with it. We have deleted what we kept about you, or taken your name off it.',
      stays: 'Invoices and what belongs to them stay as long as the law wants.',
      last: 'This is the last mail that you get from us about this account.',
    },
  },
  de: {
    asked: {
      subject: 'Sie möchten, dass wir Ihr Konto löschen',
      text: 'Wir sehen uns Ihren Antrag an und schreiben Ihnen. Bis dahin können Sie ihn zurücknehmen.',
      button: 'Zu Ihrem Antrag',
      notYou:
        'Das waren nicht Sie? Dann nehmen Sie ihn zurück und ändern Sie Ihr Passwort: Jemand anderes hat Ihr Konto benutzt.',
    },
    desk: {
      subject: 'Jemand möchte gelöscht werden',
      text: 'Ein Benutzer möchte, dass sein Konto gelöscht wird. Das Gesetz gibt uns einen Monat für die Antwort.',
      button: 'Zu den Anträgen',
    },
    refused: {
      subject: 'Ihr Konto wurde nicht gelöscht',
      text: 'Wir konnten Ihr Konto nicht löschen. Der Grund:',
      button: 'Zu Ihren Daten',
    },
    erased: {
      subject: 'Ihr Konto ist gelöscht',
      text: 'Ihr Konto gibt es nicht mehr, und niemand kann sich damit anmelden. Was wir über Sie gespeichert hatten, haben wir gelöscht oder Ihren Namen daraus entfernt.',
      stays: 'Rechnungen und was dazugehört bleiben so lange, wie das Gesetz es verlangt.',
      last: 'Das ist die letzte E-Mail, die Sie von uns zu diesem Konto bekommen.',
    },
  },
})
