import { messages } from '../../lib/texts.tsx'

/** Texts of the API area's overview. */
export const overviewTexts = messages({
  en: {
    lead: 'Your own software keeps its shelves right by itself: it reads products, prices and stock, hears of each change, and orders.',
    everyCall: 'Every call of the shop',
  },
  de: {
    lead: 'Ihre eigene Software hält ihr Regal selbst auf dem Stand: Sie liest Artikel, Preise und Bestände, erfährt jede Änderung und bestellt.',
    everyCall: 'Jeder Aufruf des Shops',
  },
})
