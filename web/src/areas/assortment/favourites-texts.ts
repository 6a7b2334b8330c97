import { messages } from '../../lib/texts.tsx'

export const favouritesTexts = messages({
  en: {
    none: 'You have no favourites yet',
    how: 'Press the heart beside a product: it then stands here, ready to order again.',
    toAll: 'All products',
  },
  de: {
    none: 'Sie haben noch keine Favoriten',
    how: 'Drücken Sie auf das Herz neben einem Produkt: Es steht dann hier, bereit zum Nachbestellen.',
    toAll: 'Alle Produkte',
  },
})
