import { messages } from '../messages.ts'

/** Titles of the pages, in the browser's tab and on the pages. */
export const titles = messages({
  en: { data: 'Your data', erasures: 'Erasure requests' },
  de: { data: 'Ihre Daten', erasures: 'Löschanträge' },
})
