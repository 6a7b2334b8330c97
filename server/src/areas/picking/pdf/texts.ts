import { messages } from '@fairfloor/domain/messages'

/** Texts of a pick list on paper. */
export const pickListTexts = messages({
  en: {
    order: 'Order',
    customer: 'Customer',
    shipTo: 'Deliver to',
    carrier: 'Carrier',
    made: 'Made',
    label: 'Label service: label every piece that has a label.',
    article: 'Article',
    code: 'Code',
    lot: 'Lot, best before',
    quantity: 'Pieces',
    done: 'Picked',
    cases: (cases: number, left: number) => (left > 0 ? `${cases} cases + ${left}` : `${cases} cases`),
    total: (pieces: number, lines: number) => `${pieces} pieces in ${lines} lines`,
    page: (page: number, count: number) => `page ${page} of ${count}`,
  },
  de: {
    order: 'Bestellung',
    customer: 'Kunde',
    shipTo: 'Lieferung an',
    carrier: 'Versender',
    made: 'Erstellt',
    label: 'Etikettierung: jedes Stück mit Etikett bekleben.',
    article: 'Artikel',
    code: 'Code',
    lot: 'Charge, haltbar bis',
    quantity: 'Stück',
    done: 'Gepackt',
    cases: (cases: number, left: number) => (left > 0 ? `${cases} Kartons + ${left}` : `${cases} Kartons`),
    total: (pieces: number, lines: number) => `${pieces} Stück in ${lines} Zeilen`,
    page: (page: number, count: number) => `Seite ${page} von ${count}`,
  },
})
