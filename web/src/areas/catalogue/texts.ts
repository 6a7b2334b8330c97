import { messages } from '../../lib/texts.tsx'

export const catalogueTexts = messages({
  en: {
    flavour: 'Flavour',
    stock: 'Stock',
    piecesHead: 'Pieces',
    cases: 'Cases',
    sum: 'Sum',
    perCase: (count: number) => `${count} per case`,
    isNew: 'New',
    quantityOf: (name: string) => `Pieces of ${name}`,
    facts: {
      button: 'Nutrition facts',
      of: (name: string) => `Nutrition facts of ${name}`,
      language: 'Language',
      none: 'There are no nutrition facts.',
    },
  },
  de: {
    flavour: 'Sorte',
    stock: 'Bestand',
    piecesHead: 'Stück',
    cases: 'Kartons',
    sum: 'Summe',
    perCase: count => `${count} je Karton`,
    isNew: 'Neu',
    quantityOf: name => `Stück von ${name}`,
    facts: {
      button: 'Nährwerte',
      of: name => `Nährwerte von ${name}`,
      language: 'Sprache',
      none: 'Es gibt keine Nährwerte.',
    },
  },
})
