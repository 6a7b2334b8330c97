import { titles } from '@fairfloor/domain/assortment/titles'
import { messages } from '../../lib/texts.tsx'

export const brandsTexts = messages({
  en: {
    title: titles.en.brands,
    letters: 'Letters',
    none: 'There are no brands yet.',
    products: (n: number, shown: string) => (n === 1 ? '1 product' : `${shown} products`),
  },
  de: {
    title: titles.de.brands,
    letters: 'Buchstaben',
    none: 'Es gibt noch keine Marken.',
    products: (n, shown) => (n === 1 ? '1 Produkt' : `${shown} Produkte`),
  },
})
