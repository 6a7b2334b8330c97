import { titles } from '@fairfloor/domain/billing/receivables/titles'
import { messages } from '../../../lib/texts.tsx'

/** Texts of the reminders at the desk; the letters stand with the server's mails. */
export const remindersTexts = messages({
  en: {
    reminders: titles.en.reminders,
    lead: 'Who is to be reminded today of what is overdue. Each invoice gets each reminder once, and none once it is paid.',
    toInvoices: 'To the invoices',
    customer: 'Customer',
    letter: 'Letter',
    levels: { 1: 'First reminder', 2: 'Second reminder', 3: 'Last reminder' },
    invoices: 'Invoices',
    of: (sum: string, day: string, level: number) => `${sum}, was due on ${day}, reminder ${level}`,
    sum: 'To pay',
    act: 'Next',
    read: 'Read and send',
    readOf: (company: string) => `Read and send: ${company}`,
    send: 'Send this reminder',
    sendAll: (n: number) => (n === 1 ? 'Send the one reminder' : `Send all ${n} reminders`),
    sent: (customers: number, invoices: number) =>
      customers === 1
        ? `One customer was reminded of ${invoices === 1 ? 'one invoice' : `${invoices} invoices`}.`
        : `${customers} customers were reminded of ${invoices} invoices.`,
    nothingSent: 'Nothing was sent: it was sent or paid meanwhile, or nobody of the customer may see invoices.',
    none: 'Nobody is to be reminded today',
    noneText: 'Customers stand here as soon as an invoice has been overdue for the days below.',
    letterLead: 'What goes out, and to whom. Nothing is sent before you say so.',
    to: 'Goes to',
    reader: (name: string, email: string, language: string) => `${name}, ${email} (${language})`,
    languages: { en: 'in English', de: 'in German' },
    noReader: 'Nobody of this customer may see invoices, so nobody can be written to.',
    nothingDue: 'Nothing of this customer is to be reminded of today.',
    attached: 'With it: a table of the invoices, our account with the reference, and the way to the unpaid invoices.',
    settings: {
      title: 'When reminders are due',
      hint: 'The days of the first count from the day on which an invoice was due, the others from the reminder before.',
      first: 'First after days',
      second: 'Second after days',
      last: 'Last after days',
      wrong: 'Please enter whole days from 0 to 365.',
      byNight: 'Send what is due every night by itself',
      save: 'Save',
    },
  },
  de: {
    reminders: titles.de.reminders,
    lead: 'Wer heute an Überfälliges zu erinnern ist. Jede Rechnung bekommt jede Mahnung einmal, und keine, sobald sie bezahlt ist.',
    toInvoices: 'Zu den Rechnungen',
    customer: 'Kunde',
    letter: 'Schreiben',
    levels: { 1: 'Zahlungserinnerung', 2: 'Zweite Mahnung', 3: 'Letzte Mahnung' },
    invoices: 'Rechnungen',
    of: (sum, day, level) => `${sum}, fällig am ${day}, ${level}. Mahnung`,
    sum: 'Zu zahlen',
    act: 'Weiter',
    read: 'Lesen und senden',
    readOf: company => `Lesen und senden: ${company}`,
    send: 'Diese Mahnung senden',
    sendAll: n => (n === 1 ? 'Die eine Mahnung senden' : `Alle ${n} Mahnungen senden`),
    sent: (customers, invoices) =>
      customers === 1
        ? `Ein Kunde wurde an ${invoices === 1 ? 'eine Rechnung' : `${invoices} Rechnungen`} erinnert.`
        : `${customers} Kunden wurden an ${invoices} Rechnungen erinnert.`,
    nothingSent:
      'Nichts wurde gesendet: Es ist inzwischen gesendet oder bezahlt, oder niemand beim Kunden darf Rechnungen sehen.',
    none: 'Heute ist niemand zu erinnern',
    noneText: 'Kunden stehen hier, sobald eine Rechnung so viele Tage überfällig ist, wie unten steht.',
    letterLead: 'Was hinausgeht, und an wen. Nichts wird gesendet, bevor Sie es sagen.',
    to: 'Geht an',
    reader: (name, email, language) => `${name}, ${email} (${language})`,
    languages: { en: 'auf Englisch', de: 'auf Deutsch' },
    noReader: 'Niemand bei diesem Kunden darf Rechnungen sehen, also kann niemandem geschrieben werden.',
    nothingDue: 'Dieser Kunde ist heute an nichts zu erinnern.',
    attached:
      'Dazu: eine Tabelle der Rechnungen, unser Konto mit Verwendungszweck und der Weg zu den offenen Rechnungen.',
    settings: {
      title: 'Wann gemahnt wird',
      hint: 'Die Tage der ersten zählen ab der Fälligkeit, die der anderen ab der Mahnung davor.',
      first: 'Erste nach Tagen',
      second: 'Zweite nach Tagen',
      last: 'Letzte nach Tagen',
      wrong: 'Bitte ganze Tage von 0 bis 365 eingeben.',
      byNight: 'Fällige jede Nacht von selbst senden',
      save: 'Speichern',
    },
  },
})
