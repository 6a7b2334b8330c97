import { titles } from '@fairfloor/domain/assortment/titles'
import { messages } from '../../lib/texts.tsx'

export const favouritesTexts = messages({
  en: {
    title: titles.en.favourites,
    logIn: 'Log in to see your favourites.',
    none: 'You have no favourites yet',
    how: 'Press the heart beside a product: it then stands here, ready to order again.',
    toAll: 'All products',
  },
  de: {
    title: titles.de.favourites,
    logIn: 'Melden Sie sich an, um Ihre Favoriten zu sehen.',
    none: 'Sie haben noch keine Favoriten',
    how: 'Drücken Sie auf das Herz neben einem Produkt: Es steht dann hier, bereit zum Nachbestellen.',
    toAll: 'Alle Produkte',
  },
})
