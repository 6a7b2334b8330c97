import { titles } from '@fairfloor/domain/assortment/titles'
import { messages } from '../../lib/texts.tsx'

export const favouritesLoginTexts = messages({
  en: { title: titles.en.favourites, logIn: 'Log in to see your favourites.' },
  de: { title: titles.de.favourites, logIn: 'Melden Sie sich an, um Ihre Favoriten zu sehen.' },
})
