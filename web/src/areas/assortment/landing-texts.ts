import { messages } from '../../lib/texts.tsx'

export const landingTexts = messages({
  en: {
    brandOfMonth: 'Brand of the Month',
    productOfWeek: 'Product of the week',
    seeBrand: (brand: string, total: string) => `All ${total} of ${brand}`,
    order: 'Order',
    also: 'Also this week',
    packed: (flavours: number, units: number) =>
      `${flavours} ${flavours === 1 ? 'flavour' : 'flavours'} · case of ${units}`,
    fresh: 'New products',
    all: (total: string) => `View all ${total}`,
    topBrands: 'Top Brands',
    allBrands: 'All Brands',
  },
  de: {
    brandOfMonth: 'Marke des Monats',
    productOfWeek: 'Produkt der Woche',
    seeBrand: (brand, total) => `Alle ${total} von ${brand}`,
    order: 'Bestellen',
    also: 'Auch in dieser Woche',
    packed: (flavours, units) => `${flavours} ${flavours === 1 ? 'Sorte' : 'Sorten'} · Karton zu ${units}`,
    fresh: 'Neue Produkte',
    all: total => `Alle ${total} ansehen`,
    topBrands: 'Top-Marken',
    allBrands: 'Alle Marken',
  },
})
