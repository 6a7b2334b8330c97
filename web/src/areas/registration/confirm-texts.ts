import { titles } from '@fairfloor/domain/registration/titles'
import { messages } from '../../lib/texts.tsx'

export const confirmTexts = messages({
  en: {
    title: titles.en.confirm,
    lead: 'One press, and your registration goes on.',
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
    lead: 'Ein Druck, und Ihre Registrierung geht weiter.',
    confirm: 'Bestätigen',
    noLink: 'Diese Seite braucht den Link aus der E-Mail.',
    noLinkText: 'Bitte drücken Sie den Knopf in unserer E-Mail, oder melden Sie sich an: Dort bekommen Sie eine neue.',
    logIn: 'Anmelden',
    done: 'Danke, Ihre Adresse ist bestätigt',
    doneText: 'Wir prüfen Ihre Firma jetzt von Hand. Sie bekommen eine E-Mail, sobald Sie sich anmelden können.',
    toShop: 'Zum Shop',
  },
})
