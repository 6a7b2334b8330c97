import { messages } from '../../lib/texts.tsx'

export const salesTexts = messages({
  en: {
    title: 'Orders',
    all: 'All orders',
    today: 'Today',
    netToday: 'Today, net',
    days: (n: number) => `In ${n} days`,
    net: 'In these days, net',
    each: 'An order, net',
    none: '–',
  },
  de: {
    title: 'Bestellungen',
    all: 'Alle Bestellungen',
    today: 'Heute',
    netToday: 'Heute, netto',
    days: (n: number) => `In ${n} Tagen`,
    net: 'In diesen Tagen, netto',
    each: 'Je Bestellung, netto',
    none: '–',
  },
})
