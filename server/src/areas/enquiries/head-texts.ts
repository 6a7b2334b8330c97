import { messages } from '@fairfloor/domain/messages'

export const headTexts = messages({
  en: {
    contact: 'Write to us, call us, or become a customer or supplier. We answer within one working day.',
    supplier: 'Show us your brand: tell us what you make, and our buyers get in touch.',
  },
  de: {
    contact:
      'Schreiben Sie uns, rufen Sie an, oder werden Sie Kunde oder Lieferant. Wir antworten innerhalb eines Werktags.',
    supplier: 'Stellen Sie uns Ihre Marke vor: Sagen Sie, was Sie herstellen, und unser Einkauf meldet sich.',
  },
})
