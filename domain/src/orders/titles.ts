import { messages } from '../messages.ts'

/** Titles of the pages, in the browser's tab and on the pages. */
export const titles = messages({
  en: {
    orders: 'My Orders',
    order: (number: number) => `Order ${number}`,
    backorder: 'My backorder quantities',
    desk: 'Orders',
  },
  de: {
    orders: 'Meine Bestellungen',
    order: (number: number) => `Bestellung ${number}`,
    backorder: 'Meine offenen Mengen',
    desk: 'Bestellungen',
  },
})
