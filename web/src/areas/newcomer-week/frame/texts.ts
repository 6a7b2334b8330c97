import { titles } from '@fairfloor/domain/newcomer-week/titles'
import { count } from '../../../lib/format.ts'
import { messages } from '../../../lib/texts.tsx'

export const frameTexts = messages({
  en: {
    name: titles.en.week,
    dates: (days: string, until: string) => `${days}, ${until}`,
    home: 'Menu: start of the Newcomer Week',
    ways: 'Newcomer Week',
    brands: 'Brands',
    products: 'Products',
    articles: titles.en.articles,
    favourites: titles.en.favourites,
    basket: (pieces: number, sum: string) =>
      `Basket: ${count(pieces)} ${pieces === 1 ? 'piece' : 'pieces'}${sum && `, ${sum} excl. VAT`}`,
    loginFirst: 'The prices of the event are for customers. Please log in.',
    ended: 'The Newcomer Week has ended. Nothing can be ordered in it any more.',
    toShop: 'To the shop',
    noGoods: 'Nothing can be ordered at the moment',
    noFavourites: 'None of your favourites takes part',
    empty: 'Your basket is empty',
    continue: 'Continue shopping',
    staff: 'Baskets are for customers',
    staffText: 'Staff can look around; only customers order.',
  },
  de: {
    name: titles.de.week,
    dates: (days, until) => `${days}, ${until} Uhr`,
    home: 'Menü: Start der Newcomer Week',
    ways: 'Newcomer Week',
    brands: 'Marken',
    products: 'Produkte',
    articles: titles.de.articles,
    favourites: titles.de.favourites,
    basket: (pieces, sum) => `Warenkorb: ${count(pieces)} Stück${sum && `, ${sum} ohne MwSt.`}`,
    loginFirst: 'Die Preise der Aktion sind für Kunden. Bitte melden Sie sich an.',
    ended: 'Die Newcomer Week ist zu Ende. In ihr kann nichts mehr bestellt werden.',
    toShop: 'Zum Shop',
    noGoods: 'Derzeit kann nichts bestellt werden',
    noFavourites: 'Keiner Ihrer Favoriten ist dabei',
    empty: 'Ihr Warenkorb ist leer',
    continue: 'Weiter einkaufen',
    staff: 'Warenkörbe sind für Kunden',
    staffText: 'Mitarbeiter können sich umsehen; bestellen können nur Kunden.',
  },
})
