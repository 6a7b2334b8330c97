import { messages } from '../../lib/texts.tsx'

export const searchResultsTexts = messages({
  en: {
    results: 'Search results',
    brands: 'Brands',
    products: 'Products',
    loading: 'Searching …',
    none: 'No results for your search',
    found: (n: number) => (n === 1 ? '1 result' : `${n} results`),
  },
  de: {
    results: 'Suchergebnisse',
    brands: 'Marken',
    products: 'Produkte',
    loading: 'Suche läuft …',
    none: 'Keine Ergebnisse für Ihre Suche',
    found: n => (n === 1 ? '1 Ergebnis' : `${n} Ergebnisse`),
  },
})
