import { titles } from '@fairfloor/domain/companies/registration/titles'
import { messages } from '../../../lib/texts.tsx'

export const confirmTexts = messages({
  en: {
    title: titles.en.confirm,
    lead: 'Please enter the password that you chose when you registered: so nobody else registers with your address.',
    password: 'Password',
    confirm: 'Confirm',
    noLink: 'This page needs the link of the mail.',
    noLinkText: 'Please press the button in our mail, or log in: there you get a new one.',
    logIn: 'Log in',
    done: 'Thank you, your address is confirmed',
    doneText: 'We check your company now, by hand. You get a mail as soon as you can log in.',
    toShop: 'To the shop',
  },
  de: {
    title: titles.de.confirm,
    lead: 'Bitte geben Sie das Passwort ein, das Sie bei der Registrierung gewählt haben: So registriert sich niemand anderes mit Ihrer Adresse.',
    password: 'Passwort',
    confirm: 'Bestätigen',
    noLink: 'Diese Seite braucht den Link aus der E-Mail.',
    noLinkText: 'Bitte drücken Sie den Knopf in unserer E-Mail, oder melden Sie sich an: Dort bekommen Sie eine neue.',
    logIn: 'Anmelden',
    done: 'Danke, Ihre Adresse ist bestätigt',
    doneText: 'Wir prüfen Ihre Firma jetzt von Hand. Sie bekommen eine E-Mail, sobald Sie sich anmelden können.',
    toShop: 'Zum Shop',
  },
})
