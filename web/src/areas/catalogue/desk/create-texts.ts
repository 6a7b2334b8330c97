import { messages } from '../../../lib/texts.tsx'

/** Texts of what the operator creates by hand. */
export const createTexts = messages({
  en: {
    brand: 'New brand',
    category: 'New category',
    product: 'New product',
    size: 'New size',
    flavourOf: (size: string) => `New flavour of ${size}`,
    create: 'Create',
    saveFirst: 'Save or discard your changes before you add a size or a flavour.',
    rest: 'Pictures, texts and the rest follow once it is there.',
    fields: {
      brand_id: 'Brand',
      size: 'Size, as 900 g',
      flavour: 'Flavour',
      regular_price: 'Price of a piece, net',
      sku: 'SKU',
      stock: 'Pieces in stock',
    },
    skuHint: 'Empty: the shop gives it a number.',
    stockHint: 'Empty: nobody has counted.',
    priceHint: 'Empty: not for sale yet. Prices of groups follow once it is there.',
    stockWrong: 'A whole number is needed, or nothing.',
  },
  de: {
    brand: 'Neue Marke',
    category: 'Neue Kategorie',
    product: 'Neues Produkt',
    size: 'Neue Größe',
    flavourOf: size => `Neue Sorte von ${size}`,
    create: 'Anlegen',
    saveFirst: 'Bitte erst Ihre Änderungen speichern oder verwerfen, dann eine Größe oder Sorte hinzufügen.',
    rest: 'Bilder, Texte und das Übrige folgen, sobald es angelegt ist.',
    fields: {
      brand_id: 'Marke',
      size: 'Größe, wie 900 g',
      flavour: 'Sorte',
      regular_price: 'Preis je Stück, netto',
      sku: 'Artikelnummer',
      stock: 'Stück auf Lager',
    },
    skuHint: 'Leer: Der Shop vergibt eine Nummer.',
    stockHint: 'Leer: Niemand hat gezählt.',
    priceHint: 'Leer: noch nicht im Verkauf. Preise je Gruppe folgen, sobald es angelegt ist.',
    stockWrong: 'Nötig ist eine ganze Zahl, oder nichts.',
  },
})
