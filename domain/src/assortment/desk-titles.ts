import { messages } from '../messages.ts'

/** Titles of the operator's pages, in the browser's tab and on the pages. */
export const deskTitles = messages({
  en: { vainSearches: 'Searches in vain' },
  de: { vainSearches: 'Erfolglose Suchen' },
})
