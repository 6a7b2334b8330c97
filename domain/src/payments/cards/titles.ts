import { messages } from '../../messages.ts'

export const titles = messages({
  en: { cardEvents: 'Card payments' },
  de: { cardEvents: 'Kartenzahlungen' },
})
