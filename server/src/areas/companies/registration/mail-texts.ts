import { messages } from '@fairfloor/domain/messages'

export const mailTexts = messages({
  en: {
    confirm: {
      subject: 'Please confirm your e-mail address',
      lead: (company: string, shop: string) => `You want to register ${company} as a customer of ${shop}:`,
      company: 'Company',
      person: 'Contact person',
      email: 'E-mail',
      phone: 'Phone',
      button: 'Confirm e-mail address',
      until: (hours: number) => `The link is valid for ${hours} hours. After that we check your company.`,
      notYou: 'You did not register? Then please do nothing: without your confirmation nothing happens.',
    },
    known: {
      subject: 'You have an account already',
      lead: 'Somebody has registered a company with your e-mail address. You have an account with it already, so nothing was changed.',
      forgotten: 'If it was you, please log in. If you have forgotten your password, you get a new one there.',
      button: 'Log in',
      notYou: 'It was not you? Then there is nothing to do.',
    },
    checking: {
      subject: 'Your registration is being checked',
      lead: (company: string) => `Thank you for registering ${company}. Your e-mail address is confirmed.`,
      next: 'We check your company now, by hand. You get a mail as soon as you can log in.',
    },
    desk: {
      subject: (company: string) => `${company} wants to become a customer`,
      lead: (company: string) =>
        `${company} has registered and confirmed its e-mail address. It waits for your approval.`,
      company: 'Company',
      place: 'Place',
      person: 'Contact person',
      email: 'E-mail',
      button: 'Open the registration',
    },
    approved: {
      subject: 'Welcome: your account is ready',
      lead: (company: string, shop: string) => `${company} is now a customer of ${shop}.`,
      how: (email: string) => `Log in with ${email} and the password that you chose.`,
      button: 'Log in',
    },
    refused: {
      subject: 'About your registration',
      lead: (company: string) => `We have checked the registration of ${company} and cannot accept it:`,
      reply: 'If you think that this is a mistake, please reply to this mail.',
    },
  },
  de: {
    confirm: {
      subject: 'Bitte bestätigen Sie Ihre E-Mail-Adresse',
      lead: (company, shop) => `Sie möchten ${company} als Kunden von ${shop} registrieren:`,
      company: 'Firma',
      person: 'Ansprechpartner',
      email: 'E-Mail',
      phone: 'Telefon',
      button: 'E-Mail-Adresse bestätigen',
      until: hours => `Der Link gilt ${hours} Stunden. Danach prüfen wir Ihre Firma.`,
      notYou: 'Sie haben sich nicht registriert? Dann tun Sie bitte nichts: Ohne Ihre Bestätigung geschieht nichts.',
    },
    known: {
      subject: 'Sie haben schon ein Konto',
      lead: 'Jemand hat mit Ihrer E-Mail-Adresse eine Firma registriert. Sie haben damit schon ein Konto; es wurde nichts geändert.',
      forgotten:
        'Wenn Sie es waren, melden Sie sich bitte an. Wenn Sie Ihr Passwort vergessen haben, bekommen Sie dort ein neues.',
      button: 'Anmelden',
      notYou: 'Sie waren es nicht? Dann ist nichts zu tun.',
    },
    checking: {
      subject: 'Ihre Registrierung wird geprüft',
      lead: company => `Danke, dass Sie ${company} registriert haben. Ihre E-Mail-Adresse ist bestätigt.`,
      next: 'Wir prüfen Ihre Firma jetzt von Hand. Sie bekommen eine E-Mail, sobald Sie sich anmelden können.',
    },
    desk: {
      subject: company => `${company} möchte Kunde werden`,
      lead: company =>
        `${company} hat sich registriert und die E-Mail-Adresse bestätigt. Die Registrierung wartet auf Ihre Freigabe.`,
      company: 'Firma',
      place: 'Ort',
      person: 'Ansprechpartner',
      email: 'E-Mail',
      button: 'Registrierung öffnen',
    },
    approved: {
      subject: 'Willkommen: Ihr Konto ist bereit',
      lead: (company, shop) => `${company} ist jetzt Kunde von ${shop}.`,
      how: email => `Melden Sie sich mit ${email} und dem Passwort an, das Sie gewählt haben.`,
      button: 'Anmelden',
    },
    refused: {
      subject: 'Zu Ihrer Registrierung',
      lead: company => `Wir haben die Registrierung von ${company} geprüft und können sie nicht annehmen:`,
      reply: 'Wenn Sie das für einen Irrtum halten, antworten Sie bitte auf diese E-Mail.',
    },
  },
})
