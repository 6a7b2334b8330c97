import { titles } from '@fairfloor/domain/companies/titles'
import { messages } from '../../lib/texts.tsx'

export const customerTexts = messages({
  en: {
    title: titles.en.customers,
    lead: 'Who they are, how each may pay and is delivered, and whose VAT ids somebody has checked.',
    search: 'Search company, number, VAT id, city, person, order or invoice',
    blocked: 'blocked',
    state: 'VAT id',
    every: 'All',
    states: {
      none: 'no VAT id',
      unconfirmed: 'not confirmed',
      'taken over': 'taken over',
      confirmed: 'confirmed',
    },
    waiting: (count: number) =>
      count === 1
        ? 'One VAT id was taken over and nobody has looked at it yet.'
        : `${count} VAT ids were taken over and nobody has looked at them yet.`,
    look: 'Show them',
    none: 'No customers yet',
    noneText: 'They come with the import from your ERP.',
    company: 'Company',
    number: 'Number',
    country: 'Country',
    group: 'Price group',
    payment: 'Payment',
    limit: 'Credit limit',
    noLimit: 'none',
    openOf: (name: string) => `Open ${name}`,
    methods: {
      invoice: 'Invoice',
      prepayment: 'Prepayment',
      direct_debit: 'Direct debit',
      card: 'Card',
    },
    addresses: 'Addresses',
    purposes: { invoice: 'Invoice address', shipping: 'Delivery address' },
    usual: 'default',
  },
  de: {
    title: titles.de.customers,
    lead: 'Wer sie sind, wie jeder zahlen darf und beliefert wird, und wessen USt-IdNr. jemand geprüft hat.',
    search: 'Firma, Nummer, USt-IdNr., Ort, Person, Bestellung oder Rechnung suchen',
    blocked: 'gesperrt',
    state: 'USt-IdNr.',
    every: 'Alle',
    states: {
      none: 'keine USt-IdNr.',
      unconfirmed: 'nicht bestätigt',
      'taken over': 'übernommen',
      confirmed: 'bestätigt',
    },
    waiting: count =>
      count === 1
        ? 'Eine USt-IdNr. wurde übernommen, und noch niemand hat sie angesehen.'
        : `${count} USt-IdNrn. wurden übernommen, und noch niemand hat sie angesehen.`,
    look: 'Zeigen',
    none: 'Noch keine Kunden',
    noneText: 'Sie kommen mit dem Import aus Ihrem ERP.',
    company: 'Firma',
    number: 'Nummer',
    country: 'Land',
    group: 'Preisgruppe',
    payment: 'Zahlung',
    limit: 'Kreditlimit',
    noLimit: 'keines',
    openOf: name => `${name} öffnen`,
    methods: {
      invoice: 'Rechnung',
      prepayment: 'Vorkasse',
      direct_debit: 'Lastschrift',
      card: 'Karte',
    },
    addresses: 'Adressen',
    purposes: { invoice: 'Rechnungsadresse', shipping: 'Lieferadresse' },
    usual: 'Standard',
  },
})
