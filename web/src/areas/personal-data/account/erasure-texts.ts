import { messages } from '../../../lib/texts.tsx'

export const erasureTexts = messages({
  en: {
    title: 'Have your account erased',
    lead: 'An operator looks at your request, and you get a mail. What is erased cannot be brought back.',
    goes: 'Erased, or without your name from then on:',
    going: {
      login: 'your login, with password, passkeys and sessions',
      mails: 'mails to you, registrations, enquiries, applications, invitations',
      lists: 'favourites, reminders, your own lists, settings, photos of complaints',
      name: 'your name in orders, messages, notes and logs: there it says “former user”',
    },
    stays: 'What stays:',
    staying: {
      company: 'the company’s account, its orders, shared lists and baskets',
      documents: 'invoices, credit notes, payments and mandates as they are: the law wants them kept for years',
    },
    asked: (day: string) => `You asked for it on ${day}`,
    askedText: 'We look at it and write to you. Until then everything works as before.',
    withdraw: 'Withdraw the request',
    refused: (day: string) => `Your request was refused on ${day}`,
    hindrances: {
      last_manager:
        'You are the last who manages your company’s account. Give a colleague that right first. If nobody follows you, write to us: then the company’s account is closed.',
      last_operator: 'You are the last who can open the back office. Make somebody else an operator first.',
    },
    ask: 'Ask for it …',
    question: 'Have your account erased?',
    questionText: 'Please confirm that it is you.',
    note: 'What we should know',
    act: 'Ask for my account to be erased',
  },
  de: {
    title: 'Ihr Konto löschen lassen',
    lead: 'Wir sehen uns Ihren Antrag an, und Sie bekommen eine E-Mail. Was gelöscht ist, lässt sich nicht zurückholen.',
    goes: 'Gelöscht, oder von da an ohne Ihren Namen:',
    going: {
      login: 'Ihre Anmeldung, mit Passwort, Passkeys und Sitzungen',
      mails: 'E-Mails an Sie, Registrierungen, Anfragen, Bewerbungen, Einladungen',
      lists: 'Favoriten, Erinnerungen, eigene Listen, Einstellungen, Fotos von Reklamationen',
      name: 'Ihr Name in Bestellungen, Nachrichten, Notizen und Protokollen: Dort steht „former user“',
    },
    stays: 'Es bleiben:',
    staying: {
      company: 'das Konto der Firma mit Bestellungen, geteilten Listen und Warenkörben',
      documents:
        'Rechnungen, Gutschriften, Zahlungen und Mandate, wie sie sind: Das Gesetz will sie jahrelang aufbewahrt haben',
    },
    asked: (day: string) => `Beantragt am ${day}`,
    askedText: 'Wir sehen ihn uns an und schreiben Ihnen. Bis dahin bleibt alles, wie es ist.',
    withdraw: 'Antrag zurücknehmen',
    refused: (day: string) => `Ihr Antrag wurde am ${day} abgelehnt`,
    hindrances: {
      last_manager:
        'Nur Sie verwalten das Konto Ihrer Firma. Geben Sie zuerst jemandem im Haus dieses Recht. Folgt Ihnen niemand, schreiben Sie uns: Dann wird das Konto der Firma geschlossen.',
      last_operator: 'Nur Sie können die Verwaltung öffnen. Machen Sie zuerst jemand anderen zum Betreiber.',
    },
    ask: 'Löschung beantragen …',
    question: 'Ihr Konto löschen lassen?',
    questionText: 'Bitte bestätigen Sie, dass Sie es sind.',
    note: 'Was wir wissen sollten',
    act: 'Löschung meines Kontos beantragen',
  },
})
