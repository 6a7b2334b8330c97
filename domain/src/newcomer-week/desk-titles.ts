import { messages } from '../messages.ts'

/** Titles of the pages, in the browser's tab and on the page. */
export const deskTitles = messages({
  en: { newcomerWeeks: 'Newcomer Weeks' },
  de: { newcomerWeeks: 'Newcomer Week' },
})
