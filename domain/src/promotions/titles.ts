import { messages } from '../messages.ts'

/** Titles of the pages, in the browser's tab and on the page. */
export const titles = messages({
  en: { promotions: 'Promotions', clearance: 'Clearance sale', campaigns: 'Month and week', banners: 'Banners' },
  de: { promotions: 'Aktionen', clearance: 'Abverkauf', campaigns: 'Monat und Woche', banners: 'Banner' },
})
