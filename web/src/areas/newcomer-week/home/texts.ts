import { count } from '../../../lib/format.ts'
import { messages } from '../../../lib/texts.tsx'

const s = (n: number, one: string, many: string) => `${count(n)} ${n === 1 ? one : many}`

export const homeTexts = messages({
  en: {
    open: (range: string) => `Open ${range}`,
    until: (to: string, until: string) => `Offers are valid until ${until} on ${to}.`,
    ends: 'Until the end of the Newcomer Week',
    left: 'left',
    brands: 'Brands',
    brandsText: (n: number) => s(n, 'newcomer', 'newcomers'),
    products: 'Products',
    productsText: (products: number, flavours: number) =>
      `${s(products, 'product', 'products')}, ${s(flavours, 'flavour', 'flavours')}`,
    further: 'Further ways',
    articlesText: 'Every flavour in one list: type quantities line by line.',
    favouritesText: 'Those of your favourites that take part.',
    questions: 'Questions and answers',
    service: 'Customer service',
    serviceText: 'Call us: we are glad to help.',
    exit: 'Exit event',
  },
  de: {
    open: range => `Geöffnet ${range}`,
    until: (to, until) => `Die Angebote gelten bis ${until} Uhr am ${to}.`,
    ends: 'Bis zum Ende der Newcomer Week',
    left: 'übrig',
    brands: 'Marken',
    brandsText: n => s(n, 'neue Marke', 'neue Marken'),
    products: 'Produkte',
    productsText: (products, flavours) => `${s(products, 'Produkt', 'Produkte')}, ${s(flavours, 'Sorte', 'Sorten')}`,
    further: 'Weitere Wege',
    articlesText: 'Alle Sorten in einer Liste: Mengen Zeile für Zeile eingeben.',
    favouritesText: 'Ihre Favoriten, die dabei sind.',
    questions: 'Fragen und Antworten',
    service: 'Kundendienst',
    serviceText: 'Rufen Sie uns an, wir helfen gern.',
    exit: 'Aktion verlassen',
  },
})
