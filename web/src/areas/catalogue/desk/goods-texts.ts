import { messages } from '../../../lib/texts.tsx'

/** Texts of the fields of new sizes and flavours. */
export const goodsTexts = messages({
  en: {
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
