import { count } from '../../lib/format.ts'
import { messages } from '../../lib/texts.tsx'

export const typedTexts = messages({
  en: {
    typed: (n: number) => `${count(n)} ${n === 1 ? 'piece' : 'pieces'} typed but not added`,
    add: 'Add now',
  },
  de: {
    typed: n => `${count(n)} Stück eingetippt, aber nicht hinzugefügt`,
    add: 'Jetzt hinzufügen',
  },
})
