import { messages } from '@fairfloor/domain/messages'

/** Texts about orders that are paid ahead: the pro forma, its mail, and the reminder. */
export const aheadTexts = messages({
  en: {
    title: 'Pro forma',
    file: 'pro-forma',
    amount: 'Amount',
    by: 'By',
    holder: 'Account holder',
    iban: 'IBAN',
    bic: 'BIC',
    bank: 'Bank',
    reference: 'Reference',
    see: 'See the order',
    first: {
      subject: (order: number) => `Pro forma invoice of your order ${order}`,
      preview: 'What to transfer, to which account, and by when.',
      lead: (order: number, amount: string, day: string) =>
        `Your goods are set aside. Please transfer ${amount} for your order ${order} by ${day}; we ship when it has arrived.`,
    },
    again: {
      subject: (order: number) => `Your order ${order} waits for your payment`,
      preview: 'We have not received your payment yet.',
      lead: (order: number, amount: string, day: string) =>
        `We have not received your payment for order ${order} yet. Please transfer ${amount} by ${day}. If you have done so meanwhile, please ignore this mail.`,
    },
    end: 'After this day we cancel the order, and its goods go to others.',
  },
  de: {
    title: 'Proforma',
    file: 'proforma',
    amount: 'Betrag',
    by: 'Bis zum',
    holder: 'Kontoinhaber',
    iban: 'IBAN',
    bic: 'BIC',
    bank: 'Bank',
    reference: 'Verwendungszweck',
    see: 'Zur Bestellung',
    first: {
      subject: order => `Proforma-Rechnung zu Ihrer Bestellung ${order}`,
      preview: 'Was zu überweisen ist, auf welches Konto und bis wann.',
      lead: (order, amount, day) =>
        `Ihre Ware ist zurückgelegt. Bitte überweisen Sie ${amount} für Ihre Bestellung ${order} bis zum ${day}; wir liefern nach Zahlungseingang.`,
    },
    again: {
      subject: order => `Ihre Bestellung ${order} wartet auf Ihre Zahlung`,
      preview: 'Ihre Zahlung ist noch nicht eingegangen.',
      lead: (order, amount, day) =>
        `Ihre Zahlung für die Bestellung ${order} ist noch nicht eingegangen. Bitte überweisen Sie ${amount} bis zum ${day}. Falls Sie das inzwischen getan haben, ist diese Mail gegenstandslos.`,
    },
    end: 'Nach diesem Tag stornieren wir die Bestellung, und ihre Ware geht an andere.',
  },
})
