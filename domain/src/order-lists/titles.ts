import { messages } from '../messages.ts'

/** Titles of the pages, in the browser's tab and on the pages. */
export const titles = messages({ en: { lists: 'Order lists' }, de: { lists: 'Bestelllisten' } })
