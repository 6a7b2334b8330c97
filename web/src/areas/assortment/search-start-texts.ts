import { messages } from '../../lib/texts.tsx'

export const searchStartTexts = messages({
  en: {
    label: 'Brand, product, flavour, SKU or EAN',
    hint: 'At least two characters.',
    orBrowse: 'Or look around:',
  },
  de: {
    label: 'Marke, Produkt, Sorte, SKU oder EAN',
    hint: 'Mindestens zwei Zeichen.',
    orBrowse: 'Oder stöbern Sie:',
  },
})
