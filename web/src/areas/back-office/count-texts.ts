import { messages } from '../../lib/texts.tsx'

/** Texts of counting articles by lot. */
export const countTexts = messages({
  en: {
    scan: 'Scan or type SKU or EAN, then Enter',
    counted: (name: string, pieces: string) => `${name}: +${pieces}`,
    article: 'Article',
    lot: 'Lot',
    bestBefore: 'Best before',
    of: (what: string, name: string) => `${what} of ${name}`,
  },
  de: {
    scan: 'SKU oder EAN scannen oder tippen, dann Enter',
    counted: (name, pieces) => `${name}: +${pieces}`,
    article: 'Artikel',
    lot: 'Charge',
    bestBefore: 'Mindestens haltbar bis',
    of: (what, name) => `${what}, ${name}`,
  },
})
