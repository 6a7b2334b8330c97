import { messages } from '../../lib/texts.tsx'

export const boughtTexts = messages({
  en: { bought: 'bought', on: (pieces: string, day: string) => `${pieces} on ${day}` },
  de: { bought: 'zuletzt', on: (pieces, day) => `${pieces} am ${day}` },
})
