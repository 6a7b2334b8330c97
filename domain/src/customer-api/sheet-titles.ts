import { messages } from '../messages.ts'

/** Titles of the columns of the mapping's sheet. */
export const sheetTitles = messages({
  en: {
    name: 'SKU mapping',
    brand: 'Brand',
    product: 'Product',
    size: 'Size',
    flavour: 'Flavour',
    reference: 'Reference',
  },
  de: {
    name: 'SKU-Zuordnung',
    brand: 'Marke',
    product: 'Produkt',
    size: 'Größe',
    flavour: 'Sorte',
    reference: 'Referenz',
  },
})

/** By which titles the columns of a customer's sheet are found, in any order and case. */
export const knownTitles = {
  sku: ['sku'],
  ean: ['ean', 'gtin', 'ean/gtin', 'ean code', 'barcode'],
  reference: [
    'reference',
    'referenz',
    'own reference',
    'eigene referenz',
    'your reference',
    'ihre referenz',
    'cpc reference',
  ],
} as const satisfies Readonly<Record<string, readonly string[]>>
