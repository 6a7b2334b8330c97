import { messages } from '../../../lib/texts.tsx'

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
    orders: 'Orders a day',
    turnover: 'Net a day',
    day: 'Day',
    asTable: 'As a table',
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
    orders: 'Bestellungen je Tag',
    turnover: 'Netto je Tag',
    day: 'Tag',
    asTable: 'Als Tabelle',
  },
})
