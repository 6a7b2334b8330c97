import { count } from '../../../lib/format.ts'
import { messages } from '../../../lib/texts.tsx'

const s = (n: number, one: string, many: string) => `${count(n)} ${n === 1 ? one : many}`

export const landingTexts = messages({
  en: {
    when: (from: string, to: string) => `${from} to ${to}`,
    starts: 'Until the start of the Newcomer Week',
    calendar: 'Add to calendar',
    toShop: 'To the shop',
    brands: 'Brands of the Newcomer Week',
    benefits: 'Benefits',
    days: (n: number) => s(n, 'day', 'days'),
    prices: 'Prices of their own',
    pricesText: (to: string, until: string) => `until ${to}, ${until}`,
    newcomers: (n: number) => (n === 1 ? 'Newcomer' : 'Newcomers'),
    newcomersText: (products: number, flavours: number) =>
      `${s(products, 'product', 'products')}, ${s(flavours, 'flavour', 'flavours')}`,
    noLimit: 'No limit',
    beyondStock: 'Order beyond stock',
    beyondStockText: 'the rest comes on its own',
    oneView: '1 view',
    whatWhen: 'What comes when',
    whatWhenText: 'an overview after ordering, with quantities to adjust',
  },
  de: {
    when: (from, to) => `${from} bis ${to}`,
    starts: 'Bis zum Start der Newcomer Week',
    calendar: 'In den Kalender',
    toShop: 'Zum Shop',
    brands: 'Marken der Newcomer Week',
    benefits: 'Vorteile',
    days: n => s(n, 'Tag', 'Tage'),
    prices: 'Eigene Preise',
    pricesText: (to, until) => `bis ${to}, ${until} Uhr`,
    newcomers: n => (n === 1 ? 'neue Marke' : 'neue Marken'),
    newcomersText: (products, flavours) => `${s(products, 'Produkt', 'Produkte')}, ${s(flavours, 'Sorte', 'Sorten')}`,
    noLimit: 'Ohne Limit',
    beyondStock: 'Mehr als auf Lager bestellen',
    beyondStockText: 'der Rest kommt von selbst',
    oneView: 'Ein Blick',
    whatWhen: 'Was wann kommt',
    whatWhenText: 'Übersicht nach der Bestellung, Mengen lassen sich anpassen',
  },
})
