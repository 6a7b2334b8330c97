import { messages } from '../../../lib/texts.tsx'

/** What a buyer reads of an order that waits for a transfer. */
export const transferTexts = messages({
  en: {
    title: 'What to transfer',
    please: (amount: string, day: string) => `Please transfer ${amount} by ${day}`,
    after:
      'Your goods are set aside and leave when the money has arrived. After this day the order is cancelled, and its goods go to others.',
    holder: 'Account holder',
    iban: 'IBAN',
    bic: 'BIC',
    bank: 'Bank',
    reference: 'Reference',
  },
  de: {
    title: 'Was zu überweisen ist',
    please: (amount, day) => `Bitte überweisen Sie ${amount} bis zum ${day}`,
    after:
      'Ihre Ware ist zurückgelegt und geht raus, sobald das Geld da ist. Nach diesem Tag wird die Bestellung storniert, und ihre Ware geht an andere.',
    holder: 'Kontoinhaber',
    iban: 'IBAN',
    bic: 'BIC',
    bank: 'Bank',
    reference: 'Verwendungszweck',
  },
})
