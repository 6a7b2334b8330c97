import { messages } from '../../lib/texts.tsx'

/** Texts of the list of orders. */
export const ordersListTexts = messages({
  en: {
    search: 'Order number, your number or article',
    every: 'All',
    from: 'From',
    until: 'To',
    open: (pieces: string) => `${pieces} on backorder`,
    backorder: 'My backorder quantities',
  },
  de: {
    search: 'Bestellnummer, Ihre Nummer oder Artikel',
    every: 'Alle',
    from: 'Von',
    until: 'Bis',
    open: (pieces: string) => `${pieces} im Rückstand`,
    backorder: 'Meine offenen Mengen',
  },
})
