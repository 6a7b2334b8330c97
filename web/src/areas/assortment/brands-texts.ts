import { titles } from '@fairfloor/domain/assortment/titles'
import { messages } from '../../lib/texts.tsx'

export const brandsTexts = messages({
  en: {
    title: titles.en.brands,
    letters: 'Letters',
    find: 'Find a brand',
    found: (n: number) => (n === 1 ? '1 brand found' : `${n} brands found`),
    nothing: 'No brand is called that.',
    none: 'There are no brands yet.',
    products: (n: number, shown: string) => (n === 1 ? '1 product' : `${shown} products`),
  },
  de: {
    title: titles.de.brands,
    letters: 'Buchstaben',
    find: 'Marke suchen',
    found: n => (n === 1 ? '1 Marke gefunden' : `${n} Marken gefunden`),
    nothing: 'Keine Marke heißt so.',
    none: 'Es gibt noch keine Marken.',
    products: (n, shown) => (n === 1 ? '1 Produkt' : `${shown} Produkte`),
  },
})
