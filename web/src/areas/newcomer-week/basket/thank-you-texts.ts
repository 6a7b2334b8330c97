import { messages } from '../../../lib/texts.tsx'

export const thankYouTexts = messages({
  en: {
    placed: 'Thank you for your order.',
    confirmed: 'Thank you for your backorder confirmation.',
    placedOrder: (order: number) => `It is order ${order}.`,
    confirmedOrder: (order: number) => `This is order ${order} as it is now.`,
    toOrder: 'See the order',
    summary: 'Summary of the order',
  },
  de: {
    placed: 'Vielen Dank für Ihre Bestellung.',
    confirmed: 'Vielen Dank, dass Sie Ihren Rückstand bestätigt haben.',
    placedOrder: order => `Sie hat die Nummer ${order}.`,
    confirmedOrder: order => `So steht Bestellung ${order} jetzt.`,
    toOrder: 'Bestellung ansehen',
    summary: 'Zusammenfassung der Bestellung',
  },
})
