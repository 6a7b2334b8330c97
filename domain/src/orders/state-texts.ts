import { messages } from '../messages.ts'

/** Words for what an order has come to. */
export const stateTexts = messages({
  en: {
    statuses: {
      placed: 'Placed',
      'in picking': 'In picking',
      shipped: 'Shipped',
      invoiced: 'Invoiced',
      paid: 'Paid',
      cancelled: 'Cancelled',
    },
    partlyShipped: 'Partly shipped',
    of: (left: string, ordered: string) => `${left} of ${ordered}`,
    shippedOf: (part: string) => `${part} shipped`,
  },
  de: {
    statuses: {
      placed: 'Bestellt',
      'in picking': 'Wird gepackt',
      shipped: 'Versandt',
      invoiced: 'Berechnet',
      paid: 'Bezahlt',
      cancelled: 'Storniert',
    },
    partlyShipped: 'Teils versandt',
    of: (left, ordered) => `${left} von ${ordered}`,
    shippedOf: part => `${part} versandt`,
  },
})
