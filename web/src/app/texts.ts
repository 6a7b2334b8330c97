import { messages } from '../lib/texts.tsx'

export const appTexts = messages({
  en: {
    broken: 'This page could not be shown.',
  },
  de: {
    broken: 'Diese Seite konnte nicht gezeigt werden.',
  },
})
