import { messages } from '../messages.ts'

/** Titles of the pages, in the browser's tab. */
export const titles = messages({
  en: {
    week: 'Newcomer Week',
    brands: 'Brands of the Newcomer Week',
    products: 'Products of the Newcomer Week',
    favourites: 'Favorites',
    basket: 'Basket of the Newcomer Week',
    articles: 'Order by article',
  },
  de: {
    week: 'Newcomer Week',
    brands: 'Marken der Newcomer Week',
    products: 'Produkte der Newcomer Week',
    favourites: 'Favoriten',
    basket: 'Warenkorb der Newcomer Week',
    articles: 'Nach Artikel bestellen',
  },
})
