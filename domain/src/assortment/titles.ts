import { messages } from '../messages.ts'

/** Titles of the shop's lists and pages, in the browser's tab and on the pages. */
export const titles = messages({
  en: {
    all: 'All products',
    gym: 'Gym assortment',
    botm: (brand: string) => `Brand of the Month: ${brand}`,
    favourites: 'Favourites',
    new: 'New products',
    potw: 'Product of the week',
    potwOf: (product: string) => `Product of the week: ${product}`,
    promos: 'Monthly promotions',
    sale: 'Clearance Deals',
    discount: (percent: number | string) => `${percent}% Discount`,
    discountOf: (percent: number | string, group: string) => `${percent}% Discount: ${group}`,
    top: 'Top products',
    search: 'Search',
    searched: (term: string) => `Results for ‘${term}’`,
    brands: 'Brands',
  },
  de: {
    all: 'Alle Produkte',
    gym: 'Gym-Sortiment',
    botm: brand => `Marke des Monats: ${brand}`,
    favourites: 'Favoriten',
    new: 'Neue Produkte',
    potw: 'Produkt der Woche',
    potwOf: product => `Produkt der Woche: ${product}`,
    promos: 'Aktionen des Monats',
    sale: 'Abverkauf',
    discount: percent => `${percent} % Rabatt`,
    discountOf: (percent, group) => `${percent} % Rabatt: ${group}`,
    top: 'Topseller',
    search: 'Suche',
    searched: term => `Ergebnisse für „${term}“`,
    brands: 'Marken',
  },
})
