import { messages } from '../../lib/texts.tsx'

export const searchBoxTexts = messages({
  en: { search: 'Search', placeholder: 'Brand, product, flavour, SKU or EAN' },
  de: { search: 'Suche', placeholder: 'Marke, Produkt, Sorte, SKU oder EAN' },
})
