import { messages } from '../../lib/texts.tsx'

export const windowTexts = messages({
  en: {
    order: (days: string, time: string) => `${days}, until ${time}`,
    confirm: (start: string, end: string) => `${start} to ${end}`,
    release: (day: string) => `In parts, until ${day}`,
  },
  de: {
    order: (days: string, time: string) => `${days}, bis ${time}`,
    confirm: (start: string, end: string) => `${start} bis ${end}`,
    release: (day: string) => `In Teilen, bis ${day}`,
  },
})
