import type { PostalAddress } from '@fairfloor/domain/companies/postal-address'
import { type Language, languageOfCountry } from '@fairfloor/domain/language'
import { messages } from '@fairfloor/domain/messages'
import { creditTexts } from './credit-texts.ts'

/** Texts of the invoice, the same on paper and in its data (Factur-X 1.0). */
const texts = messages({
  en: {
    invoice: 'Invoice',
    data: 'Factur-X data of this invoice',
    billTo: 'Bill to',
    deliverTo: 'Deliver to',
    vatId: (id: string) => `VAT ID ${id}`,
    facts: {
      number: 'Invoice number',
      date: 'Invoice date',
      supply: 'Date of supply',
      due: 'Due date',
      order: 'Order',
      reference: 'Your reference',
      payment: 'Payment',
      carrier: 'Carrier',
      ourVatId: 'Our VAT ID',
    },
    columns: {
      line: '#',
      sku: 'Item',
      name: 'Description',
      quantity: 'Quantity',
      price: 'Price',
      vat: 'VAT',
      amount: 'Amount',
    },
    carried: 'Carried forward',
    brought: 'Brought forward',
    extras: {
      deposit: (amount: string) => `Deposit ${amount}`,
      consumptionTax: (amount: string) => `Consumption tax ${amount}`,
      label: (amount: string) => `Label ${amount}`,
      discount: (amount: string) => `${amount} off for free pieces`,
    },
    freePieces: 'Free pieces',
    goods: 'Goods',
    charges: {
      shipping: 'Shipping',
      label: 'Label service',
      consumptionTax: 'Consumption tax (Verbruiksbelasting)',
      deposit: 'Deposit on packaging',
      documentFee: 'Export document fee',
      cardFee: 'Credit card fee',
    },
    net: 'Total without VAT',
    vat: (rate: string) => `VAT ${rate}`,
    prepaid: 'Paid in advance',
    rounding: 'Rounding',
    due: 'Amount due',
    breakdown: { rate: 'VAT', net: 'Net', vat: 'VAT amount', none: 'none' },
    exemptions: {
      supply: 'Intra-Community supply, exempt from VAT (Article 138, Directive 2006/112/EC)',
      export: 'Export outside the EU, exempt from VAT (Article 146, Directive 2006/112/EC)',
      deposit: 'Deposit on returnable packaging, not part of the taxable amount (Article 92, Directive 2006/112/EC)',
    },
    payments: { invoice: 'Invoice', prepayment: 'Prepayment', debit: 'Direct debit', card: 'Card' },
    terms: {
      invoice: (amount: string, day: string) => `Please transfer ${amount} by ${day}.`,
      prepayment: (amount: string, day: string) => `Please transfer ${amount} by ${day}. We ship when it has arrived.`,
      debit: (amount: string, day: string) => `We collect ${amount} from your account on ${day}.`,
      card: (amount: string) => `${amount} are charged to your card.`,
      paid: 'You have paid it in advance. Thank you.',
    },
    credit: creditTexts.en,
    reference: 'Reference',
    bank: 'Bank',
    page: (page: number, count: number) => `page ${page} of ${count}`,
  },
  de: {
    invoice: 'Rechnung',
    data: 'Factur-X-Daten dieser Rechnung',
    billTo: 'Rechnung an',
    deliverTo: 'Lieferung an',
    vatId: (id: string) => `USt-IdNr. ${id}`,
    facts: {
      number: 'Rechnungsnummer',
      date: 'Rechnungsdatum',
      supply: 'Leistungsdatum',
      due: 'Fällig am',
      order: 'Bestellung',
      reference: 'Ihre Referenz',
      payment: 'Zahlung',
      carrier: 'Versand mit',
      ourVatId: 'Unsere USt-IdNr.',
    },
    columns: {
      line: 'Pos.',
      sku: 'Artikel',
      name: 'Beschreibung',
      quantity: 'Menge',
      price: 'Preis',
      vat: 'MwSt.',
      amount: 'Betrag',
    },
    carried: 'Übertrag',
    brought: 'Übertrag',
    extras: {
      deposit: (amount: string) => `Pfand ${amount}`,
      consumptionTax: (amount: string) => `Verbrauchsteuer ${amount}`,
      label: (amount: string) => `Etikett ${amount}`,
      discount: (amount: string) => `${amount} Nachlass für Gratisware`,
    },
    freePieces: 'Gratisware',
    goods: 'Waren',
    charges: {
      shipping: 'Versand',
      label: 'Etikettierung',
      consumptionTax: 'Verbrauchsteuer (Verbruiksbelasting)',
      deposit: 'Pfand auf Verpackungen',
      documentFee: 'Gebühr für Ausfuhrpapiere',
      cardFee: 'Kreditkartengebühr',
    },
    net: 'Summe ohne MwSt.',
    vat: (rate: string) => `MwSt. ${rate}`,
    prepaid: 'Im Voraus bezahlt',
    rounding: 'Rundung',
    due: 'Zu zahlen',
    breakdown: { rate: 'MwSt.', net: 'Netto', vat: 'MwSt.-Betrag', none: 'ohne' },
    exemptions: {
      supply: 'Steuerfreie innergemeinschaftliche Lieferung (Artikel 138 der Richtlinie 2006/112/EG)',
      export: 'Steuerfreie Ausfuhrlieferung (Artikel 146 der Richtlinie 2006/112/EG)',
      deposit:
        'Pfand auf Mehrwegverpackungen, nicht Teil der Steuerbemessungsgrundlage (Artikel 92 der Richtlinie 2006/112/EG)',
    },
    payments: { invoice: 'Rechnung', prepayment: 'Vorkasse', debit: 'Lastschrift', card: 'Karte' },
    terms: {
      invoice: (amount: string, day: string) => `Bitte überweisen Sie ${amount} bis zum ${day}.`,
      prepayment: (amount: string, day: string) =>
        `Bitte überweisen Sie ${amount} bis zum ${day}. Wir liefern nach Zahlungseingang.`,
      debit: (amount: string, day: string) => `Wir buchen ${amount} am ${day} von Ihrem Konto ab.`,
      card: (amount: string) => `${amount} werden von Ihrer Karte abgebucht.`,
      paid: 'Sie haben sie im Voraus bezahlt. Vielen Dank.',
    },
    credit: creditTexts.de,
    reference: 'Verwendungszweck',
    bank: 'Bank',
    page: (page: number, count: number) => `Seite ${page} von ${count}`,
  },
})

export type Words = (typeof texts)['en']

type Billed = { readonly order: { readonly invoiceAddress: Pick<PostalAddress, 'country'> } }

/** The buyer's language. An invoice is a document, so its language does not depend on its reader. */
export const languageOf = ({ order }: Billed): Language => languageOfCountry(order.invoiceAddress.country) ?? 'en'

export const wordsOf = (invoice: Billed): Words => texts[languageOf(invoice)]

export const documentWords = (language: Language): Words => texts[language]
