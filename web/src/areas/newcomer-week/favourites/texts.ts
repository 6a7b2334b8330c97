import { messages } from '../../../lib/texts.tsx'

export const favouriteTexts = messages({
  en: {
    lead: 'Your favourites of the shop that take part',
    how: 'Press the heart beside a product in the shop: if it takes part in the Newcomer Week, it stands here.',
  },
  de: {
    lead: 'Ihre Favoriten aus dem Shop, die dabei sind',
    how: 'Drücken Sie im Shop auf das Herz neben einem Produkt: Ist es bei der Newcomer Week dabei, steht es hier.',
  },
})
