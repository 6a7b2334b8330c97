import { count } from '../../lib/format.ts'
import { messages } from '../../lib/texts.tsx'

export const troubleTexts = messages({
  en: {
    again: 'Try again',
    take: (pieces: string) => `Take ${pieces}`,
    steps: (multiple: number, minimum: number) =>
      `Ordered ${multiple > 1 ? `in steps of ${count(multiple)}` : 'singly'}${minimum > 1 ? `, at least ${count(minimum)}` : ''}.`,
  },
  de: {
    again: 'Erneut versuchen',
    take: pieces => `${pieces} nehmen`,
    steps: (multiple, minimum) =>
      `Bestellt wird ${multiple > 1 ? `in Schritten von ${count(multiple)}` : 'einzeln'}${minimum > 1 ? `, mindestens ${count(minimum)}` : ''}.`,
  },
})
