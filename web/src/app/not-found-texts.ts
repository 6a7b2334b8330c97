import { titles } from '@fairfloor/domain/content/titles'
import { messages } from '../lib/texts.tsx'

export const notFoundTexts = messages({
  en: {
    title: titles.en.missing,
    text: 'The address may be mistyped, or the page has moved.',
    ways: {
      search: { name: 'Search', note: 'By name, SKU or EAN' },
      brands: { name: 'Brands', note: 'All of them by letter' },
      products: { name: 'All products', note: 'With filters, to order from' },
      fair: { name: 'Trade show', note: 'Halls and booths' },
    },
    toStart: 'To the start page',
  },
  de: {
    title: titles.de.missing,
    text: 'Die Adresse ist vielleicht vertippt, oder die Seite ist umgezogen.',
    ways: {
      search: { name: 'Suche', note: 'Nach Name, SKU oder EAN' },
      brands: { name: 'Marken', note: 'Alle nach Buchstaben' },
      products: { name: 'Alle Produkte', note: 'Mit Filtern, zum Bestellen' },
      fair: { name: 'Messe', note: 'Hallen und Stände' },
    },
    toStart: 'Zur Startseite',
  },
})
