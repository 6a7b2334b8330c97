import { messages } from '../../lib/texts.tsx'

export const offersTexts = messages({
  en: {
    title: 'Offers',
    promotions: 'Monthly promotions',
    brand: 'Brand of the Month',
    product: 'Product of the week',
    sale: 'Clearance Deals',
    discount: (percent: string) => `${percent}% Discount`,
    until: (day: string) => `until ${day}`,
  },
  de: {
    title: 'Angebote',
    promotions: 'Aktionen des Monats',
    brand: 'Marke des Monats',
    product: 'Produkt der Woche',
    sale: 'Abverkauf',
    discount: percent => `${percent} % Rabatt`,
    until: day => `bis ${day}`,
  },
})
