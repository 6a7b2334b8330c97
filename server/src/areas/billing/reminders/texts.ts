import { messages } from '@fairfloor/domain/messages'

/** The three letters: a friendly reminder, a firm one, and the last. Amounts and days come as shown. */
export const reminderTexts = messages({
  en: {
    1: {
      subject: (n: number) =>
        n === 1 ? 'A reminder: one invoice is still open' : `A reminder: ${n} invoices are still open`,
      text: (sum: string) =>
        `Perhaps it has escaped your notice: ${sum} is overdue and has not reached us yet. Please transfer it in the next days.`,
      last: '',
    },
    2: {
      subject: (n: number) =>
        n === 1 ? 'Second reminder of an unpaid invoice' : `Second reminder of ${n} unpaid invoices`,
      text: (sum: string, day: string) =>
        `We have reminded you already, and ${sum} is still open. Please transfer it by ${day}.`,
      last: 'If something about an invoice is wrong, please tell us now, so that we can put it right.',
    },
    3: {
      subject: (n: number) =>
        n === 1 ? 'Last reminder of an unpaid invoice' : `Last reminder of ${n} unpaid invoices`,
      text: (sum: string, day: string) =>
        `We have reminded you twice, and ${sum} is still open. This is our last reminder: please transfer it by ${day}.`,
      last: 'Until then we deliver nothing more on invoice. Afterwards we hand the claim over for collection, which costs you more.',
    },
    preview: (sum: string) => `${sum} is overdue.`,
    number: 'Invoice',
    due: 'Was due',
    reminder: 'Reminder',
    owed: 'Open',
    total: 'To pay',
    holder: 'Account holder',
    iban: 'IBAN of the account',
    bic: 'BIC, bank',
    reference: 'Reference',
    more: (n: number) =>
      `The PDFs of the first ${n} invoices are attached; you find all of them on the page of unpaid invoices.`,
    crossed: 'If you have paid in the last days, our letters have crossed: please ignore this one.',
    see: 'See unpaid invoices',
  },
  de: {
    1: {
      subject: (n: number) =>
        n === 1
          ? 'Zahlungserinnerung: eine Rechnung ist noch offen'
          : `Zahlungserinnerung: ${n} Rechnungen sind noch offen`,
      text: (sum: string) =>
        `Vielleicht ist es Ihnen entgangen: ${sum} sind überfällig und noch nicht bei uns eingegangen. Bitte überweisen Sie den Betrag in den nächsten Tagen.`,
      last: '',
    },
    2: {
      subject: (n: number) =>
        n === 1 ? 'Zweite Mahnung zu einer offenen Rechnung' : `Zweite Mahnung zu ${n} offenen Rechnungen`,
      text: (sum: string, day: string) =>
        `Wir haben Sie schon erinnert, und ${sum} sind noch offen. Bitte überweisen Sie den Betrag bis zum ${day}.`,
      last: 'Falls etwas an einer Rechnung nicht stimmt, sagen Sie es uns bitte jetzt, damit wir es richtigstellen können.',
    },
    3: {
      subject: (n: number) =>
        n === 1 ? 'Letzte Mahnung zu einer offenen Rechnung' : `Letzte Mahnung zu ${n} offenen Rechnungen`,
      text: (sum: string, day: string) =>
        `Wir haben Sie zweimal gemahnt, und ${sum} sind noch offen. Dies ist unsere letzte Mahnung: Bitte überweisen Sie den Betrag bis zum ${day}.`,
      last: 'Bis dahin liefern wir nichts mehr auf Rechnung. Danach geben wir die Forderung zum Einzug ab, was für Sie teurer wird.',
    },
    preview: (sum: string) => `${sum} sind überfällig.`,
    number: 'Rechnung',
    due: 'War fällig',
    reminder: 'Mahnung',
    owed: 'Offen',
    total: 'Zu zahlen',
    holder: 'Kontoinhaber',
    iban: 'IBAN des Kontos',
    bic: 'BIC, Bank',
    reference: 'Verwendungszweck',
    more: (n: number) =>
      `Die PDFs der ersten ${n} Rechnungen liegen bei; alle finden Sie auf der Seite der offenen Rechnungen.`,
    crossed:
      'Falls Sie in den letzten Tagen gezahlt haben, hat sich dies überschnitten: Dann ist nichts weiter zu tun.',
    see: 'Offene Rechnungen ansehen',
  },
})
