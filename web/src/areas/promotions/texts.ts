import { messages } from '../../lib/texts.tsx'

export const promotionTexts = messages({
  en: {
    percent: (percent: number) => `${percent} % off`,
    quantity: {
      piece: (percent: number, from: number) => `${percent} % off from ${from} ${from === 1 ? 'piece' : 'pieces'}`,
      case: (percent: number, from: number) => `${percent} % off from ${from} ${from === 1 ? 'case' : 'cases'}`,
    },
    free: {
      piece: (paid: number, free: number) => `${paid} + ${free} free`,
      case: (paid: number, free: number) => `Buy ${paid + free} cases, pay for ${paid}`,
    },
  },
  de: {
    percent: percent => `${percent} % Rabatt`,
    quantity: {
      piece: (percent, from) => `${percent} % Rabatt ab ${from} Stück`,
      case: (percent, from) => `${percent} % Rabatt ab ${from} ${from === 1 ? 'Karton' : 'Kartons'}`,
    },
    free: {
      piece: (paid, free) => `${paid} + ${free} gratis`,
      case: (paid, free) => `${paid + free} Kartons kaufen, ${paid} bezahlen`,
    },
  },
})
