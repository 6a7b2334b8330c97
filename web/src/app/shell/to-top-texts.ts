import { messages } from '../../lib/texts.tsx'

export const toTopTexts = messages({
  en: { toTop: 'To the top of the page' },
  de: { toTop: 'Zum Anfang der Seite' },
})
