import { messages } from '../messages.ts'

/** Titles of the pages, in the browser's tab and on the page. */
export const titles = messages({
  en: { brands: 'Brands', products: 'Products', imports: 'Import', categories: 'Categories' },
  de: { brands: 'Marken', products: 'Produkte', imports: 'Importieren', categories: 'Kategorien' },
})
