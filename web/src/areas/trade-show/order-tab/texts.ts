import { messages } from '../../../lib/texts.tsx'

export const orderTabTexts = messages({
  en: {
    hint: (start: string, end: string, from: string, to: string) =>
      `Order from ${start} to ${end}. Confirm in your account from ${from} to ${to}.`,
    hintShort: (end: string, from: string, to: string) => `Order to ${end} · confirm ${from} to ${to}`,
    sort: 'Sort',
    sorts: {
      top: 'Top',
      name: 'Name',
      price_low_first: 'Price, low first',
      price_high_first: 'Price, high first',
      new: 'New',
    },
    atTheFair: (percent: number) => `−${percent} % at the fair`,
    next: 'Next booth',
    nextShort: 'Next',
    nextBooth: (name: string) => `Next booth: ${name}`,
    previousBooth: (name: string) => `Previous booth: ${name}`,
    nothing: 'Nothing can be ordered at this booth.',
  },
  de: {
    hint: (start: string, end: string, from: string, to: string) =>
      `Bestellen von ${start} bis ${end}. Bestätigen in Ihrem Konto von ${from} bis ${to}.`,
    hintShort: (end, from, to) => `Bestellen bis ${end} · bestätigen ${from} bis ${to}`,
    sort: 'Sortierung',
    sorts: {
      top: 'Beliebt',
      name: 'Name',
      price_low_first: 'Preis, niedrig zuerst',
      price_high_first: 'Preis, hoch zuerst',
      new: 'Neu',
    },
    atTheFair: (percent: number) => `−${percent} % auf der Messe`,
    next: 'Nächster Stand',
    nextShort: 'Weiter',
    nextBooth: name => `Nächster Stand: ${name}`,
    previousBooth: name => `Voriger Stand: ${name}`,
    nothing: 'An diesem Stand kann nichts bestellt werden.',
  },
})
