import { titles } from '@fairfloor/domain/assortment/titles'
import { messages } from '../../lib/texts.tsx'

export const plural = (n: number, shown: string, one: string, many: string) => `${shown} ${n === 1 ? one : many}`

/** Texts of the lists of products. */
export const listTexts = messages({
  en: {
    titles: titles.en,
    total: (n: number, shown: string) => plural(n, shown, 'product', 'products'),
    found: (n: number, shown: string) => plural(n, shown, 'product found', 'products found'),
    nothing: 'There are no products here.',
    noneLeft: 'No product fits all of these filters.',
    clearAll: 'Clear all',
    filters: 'Filters',
    earlier: (page: number) => `Page ${page}, before these`,
    off: (percent: number) => `−${percent} %`,
    clearanceOff: (percent: number) => `Clearance −${percent} %`,
    until: (day: string) => `until ${day}`,
    logIn: 'Log in for prices',
    quoted: (words: string) => `‘${words}’`,
    relaxed: (has: string, lacks: string) => `No product has all these words. Shown is ${has} without ${lacks}.`,
    noResults: 'No results for your search',
    noResultsHint: 'Try fewer or other words, a brand, an SKU or an EAN.',
  },
  de: {
    titles: titles.de,
    total: (n, shown) => plural(n, shown, 'Produkt', 'Produkte'),
    found: (n, shown) => plural(n, shown, 'Produkt gefunden', 'Produkte gefunden'),
    nothing: 'Hier sind keine Produkte.',
    noneLeft: 'Kein Produkt passt zu allen diesen Filtern.',
    clearAll: 'Alle entfernen',
    filters: 'Filter',
    earlier: page => `Seite ${page}, vor diesen`,
    off: percent => `−${percent} %`,
    clearanceOff: percent => `Abverkauf −${percent} %`,
    until: day => `bis ${day}`,
    logIn: 'Preise nach Anmeldung',
    quoted: words => `„${words}“`,
    relaxed: (has, lacks) => `Kein Produkt hat alle diese Wörter. Gezeigt wird ${has} ohne ${lacks}.`,
    noResults: 'Keine Ergebnisse für Ihre Suche',
    noResultsHint: 'Versuchen Sie es mit weniger oder anderen Wörtern, einer Marke, einer SKU oder einer EAN.',
  },
})
