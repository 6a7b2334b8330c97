import { messages } from '../../lib/texts.tsx'

export const noShowTexts = messages({
  en: {
    title: 'No trade show is planned at the moment',
    text: 'As soon as the next one is, its dates stand here.',
    toShop: 'To the shop',
  },
  de: {
    title: 'Zurzeit ist keine Messe geplant',
    text: 'Sobald die nächste feststeht, stehen ihre Termine hier.',
    toShop: 'Zum Shop',
  },
})
