import { messages } from '../messages.ts'

/** Title of the page, in the browser's tab and on the page. */
export const titles = messages({
  en: { basket: 'Basket', approvals: 'Approvals' },
  de: { basket: 'Warenkorb', approvals: 'Freigaben' },
})
