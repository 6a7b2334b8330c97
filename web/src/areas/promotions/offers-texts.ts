import { messages } from '../../lib/texts.tsx'

export const offersTexts = messages({
  en: {
    title: 'Offers',
    promotions: 'Monthly promotions',
    sale: 'Clearance Deals',
    discount: (percent: string) => `${percent}% Discount`,
    outlet: 'Outlet',
    until: (day: string) => `until ${day}`,
  },
  de: {
    title: 'Angebote',
    promotions: 'Aktionen des Monats',
    sale: 'Abverkauf',
    discount: percent => `${percent} % Rabatt`,
    outlet: 'Outlet',
    until: day => `bis ${day}`,
  },
})
