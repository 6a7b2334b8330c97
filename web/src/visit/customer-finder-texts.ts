import { messages } from '../lib/texts.tsx'

export const customerFinderTexts = messages({
  en: { customers: 'All about a customer' },
  de: { customers: 'Alles über einen Kunden' },
})
