import { count } from '../../../lib/format.ts'
import { messages } from '../../../lib/texts.tsx'

const s = (n: number, one: string, many: string) => `${count(n)} ${n === 1 ? one : many}`

export const articleTexts = messages({
  en: {
    holds: (sizes: number, flavours: number) => `${s(sizes, 'size', 'sizes')}, ${s(flavours, 'flavour', 'flavours')}`,
    find: 'Brand, product, flavour',
    brand: 'Brand',
    allBrands: 'All brands',
    hidden: (n: number) => `${s(n, 'line is', 'lines are')} typed and not in this selection; all are added.`,
  },
  de: {
    holds: (sizes, flavours) => `${s(sizes, 'Größe', 'Größen')}, ${s(flavours, 'Sorte', 'Sorten')}`,
    find: 'Marke, Produkt, Sorte',
    brand: 'Marke',
    allBrands: 'Alle Marken',
    hidden: n =>
      `${s(n, 'Position ist', 'Positionen sind')} eingetragen, aber nicht in dieser Auswahl; hinzugefügt werden alle.`,
  },
})
