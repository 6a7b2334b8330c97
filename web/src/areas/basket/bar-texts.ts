import { count } from '../../lib/format.ts'
import { messages } from '../../lib/texts.tsx'
import type { LineNews } from '../catalogue/ordered-lines.ts'

export const barTexts = messages({
  en: {
    label: 'Your basket',
    pieces: (pieces: number) => (pieces === 1 ? 'piece in your basket' : 'pieces in your basket'),
    exclVat: 'excl. VAT',
    inFlavours: (pieces: number, flavours: number) =>
      `${pieces === 1 ? 'piece' : 'pieces'} in ${flavours === 1 ? '1 flavour' : `${flavours} flavours`}`,
    add: 'Add to basket',
    added: (pieces: number) => `${count(pieces)} ${pieces === 1 ? 'piece' : 'pieces'} added to your basket`,
    lineNews: (name: string, { kind, quantity }: LineNews) =>
      kind === 'removed' ? `${name}: removed` : `${name}: now ${count(quantity)} in your basket`,
    view: 'View basket',
  },
  de: {
    label: 'Ihr Warenkorb',
    pieces: () => 'Stück im Warenkorb',
    exclVat: 'ohne MwSt.',
    inFlavours: (_pieces, flavours) => (flavours === 1 ? 'Stück in 1 Sorte' : `Stück in ${flavours} Sorten`),
    add: 'In den Warenkorb',
    added: pieces => `${count(pieces)} Stück in den Warenkorb gelegt`,
    lineNews: (name, { kind, quantity }) =>
      kind === 'removed' ? `${name}: entfernt` : `${name}: jetzt ${count(quantity)} im Warenkorb`,
    view: 'Warenkorb',
  },
})
