import { count } from '../../lib/format.ts'
import { messages } from '../../lib/texts.tsx'

/** What every basket says at its lines. */
const s = (n: number, one: string, many: string) => `${count(n)} ${n === 1 ? one : many}`

export const lineTexts = messages({
  en: {
    quantityOf: (name: string) => `Pieces of ${name}`,
    remove: (name: string) => `Remove ${name}`,
    addedBy: (name: string) => `added by ${name}`,
    again: 'Try again',
    removed: (name: string, quantity: number) => `${name}: ${s(quantity, 'piece', 'pieces')} removed.`,
    emptied: (lines: number) => `${s(lines, 'position', 'positions')} removed.`,
    undo: 'Undo',
    take: (pieces: string) => `Take ${pieces}`,
    steps: (multiple: number, minimum: number) =>
      `Ordered ${multiple > 1 ? `in steps of ${count(multiple)}` : 'singly'}${minimum > 1 ? `, at least ${count(minimum)}` : ''}.`,
  },
  de: {
    quantityOf: name => `Stück von ${name}`,
    remove: name => `${name} entfernen`,
    addedBy: name => `von ${name}`,
    again: 'Erneut versuchen',
    removed: (name, quantity) => `${name}: ${count(quantity)} Stück entfernt.`,
    emptied: lines => `${s(lines, 'Position', 'Positionen')} entfernt.`,
    undo: 'Rückgängig',
    take: pieces => `${pieces} nehmen`,
    steps: (multiple, minimum) =>
      `Bestellt wird ${multiple > 1 ? `in Schritten von ${count(multiple)}` : 'einzeln'}${minimum > 1 ? `, mindestens ${count(minimum)}` : ''}.`,
  },
})
