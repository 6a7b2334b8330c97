import { messages } from '../../lib/texts.tsx'

export const paymentTexts = messages({
  en: {
    own: 'How your company may pay',
    none: 'No way to pay is agreed yet. Our customer service will see to it.',
    usual: 'Your usual one',
    methods: { invoice: 'Invoice', prepayment: 'Prepayment', direct_debit: 'Direct debit', card: 'Card' },
    days: (days: number) => `You have ${days} days to pay from the date of the invoice.`,
    hints: {
      invoice: 'You pay after the goods have left.',
      prepayment: 'We pick your order as soon as your transfer has arrived.',
      direct_debit: 'We collect the sum on the day it is due.',
      card: 'You pay when you order.',
    },
    fee: (percent: string) => `The fee is ${percent} of the amount to pay.`,
    noMandate: 'For this we still need a signed mandate.',
  },
  de: {
    own: 'So kann Ihr Unternehmen zahlen',
    none: 'Noch ist keine Zahlungsart vereinbart. Unser Kundendienst kümmert sich darum.',
    usual: 'Ihre übliche',
    methods: { invoice: 'Rechnung', prepayment: 'Vorkasse', direct_debit: 'Lastschrift', card: 'Karte' },
    days: days => `Sie haben ab Rechnungsdatum ${days} Tage Zeit zu zahlen.`,
    hints: {
      invoice: 'Sie zahlen, nachdem die Ware das Haus verlassen hat.',
      prepayment: 'Wir packen Ihre Bestellung, sobald Ihre Überweisung da ist.',
      direct_debit: 'Wir ziehen den Betrag am Tag der Fälligkeit ein.',
      card: 'Sie zahlen beim Bestellen.',
    },
    fee: percent => `Die Gebühr ist ${percent} des zu zahlenden Betrags.`,
    noMandate: 'Dafür fehlt uns noch ein unterschriebenes Mandat.',
  },
})
