import { count } from '../../lib/format.ts'
import { messages } from '../../lib/texts.tsx'

/** What every basket says at its lines. */
export const lineTexts = messages({
  en: {
    quantityOf: (name: string) => `Pieces of ${name}`,
    remove: (name: string) => `Remove ${name}`,
    addedBy: (name: string) => `added by ${name}`,
    again: 'Try again',
    take: (pieces: string) => `Take ${pieces}`,
    steps: (multiple: number, minimum: number) =>
      `Ordered ${multiple > 1 ? `in steps of ${count(multiple)}` : 'singly'}${minimum > 1 ? `, at least ${count(minimum)}` : ''}.`,
  },
  de: {
    quantityOf: name => `Stück von ${name}`,
    remove: name => `${name} entfernen`,
    addedBy: name => `von ${name}`,
    again: 'Erneut versuchen',
    take: pieces => `${pieces} nehmen`,
    steps: (multiple, minimum) =>
      `Bestellt wird ${multiple > 1 ? `in Schritten von ${count(multiple)}` : 'einzeln'}${minimum > 1 ? `, mindestens ${count(minimum)}` : ''}.`,
  },
})
