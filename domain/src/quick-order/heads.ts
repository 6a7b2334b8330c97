import { wordsOf } from '../words.ts'

/** What a heading says of its column. */
export type Head = 'code' | 'quantity' | 'cases' | 'other'

const set = (words: string): ReadonlySet<string> => new Set(words.split(' '))

/** The first kind counts that has a word of the heading: 'pieces per case' is no quantity. */
const KINDS: readonly (readonly [Head, ReadonlySet<string>])[] = [
  [
    'other',
    set(
      'pos position price preis ek vk uvp rrp msrp per pro je ve vpe case karton pack packung gebinde inhalt weight gewicht stock bestand lager size grosse groesse total summe sum gesamt betrag eur vat mwst ust min moq mindestmenge mindestbestellmenge discount rabatt date datum available verfugbar name bezeichnung description beschreibung brand marke flavour geschmack',
    ),
  ],
  ['cases', set('cases cartons kartons')],
  ['quantity', set('quantity qty pieces pcs amount menge bestellmenge anzahl anz stuck stueck stk units')],
  [
    'code',
    set(
      'sku ean gtin upc barcode code number reference referenz article item art artikel artikelnummer artikelnr nummer',
    ),
  ],
  ['quantity', set('order ordered bestellung bestellt')],
]

/** What a field says as a heading; undefined for one that is none. */
export function headOf(field: string): Head | undefined {
  if (/\d/.test(field)) return undefined
  const words = wordsOf(field)
  return KINDS.find(([, known]) => words.some(word => known.has(word)))?.[0]
}
