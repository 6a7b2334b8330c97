import { messages } from '../../messages.ts'

/** Titles of the pages, in the browser's tab and on the page. */
export const titles = messages({
  en: { bonus: 'Bonus', year: (year: number) => `Bonus ${year}` },
  de: { bonus: 'Bonus', year: year => `Bonus ${year}` },
})
