import { messages } from '../messages.ts'

/** What the pages are called, where a browser names them and on the pages themselves. */
export const titles = messages({
  en: { orders: 'My Orders', order: (number: number) => `Order ${number}` },
  de: { orders: 'Meine Bestellungen', order: (number: number) => `Bestellung ${number}` },
})
