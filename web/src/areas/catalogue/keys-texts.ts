import { messages } from '../../lib/texts.tsx'

/** What the keys of the order grid do. Read only where somebody asks for them. */
export const keysTexts = messages({
  en: {
    next: 'next flavour',
    back: 'flavour before',
    cases: 'three cases',
    byCase: 'one case more, one case less',
    each: 'a case of each flavour of this size',
    size: 'next size, size before',
    beside: 'to nutrition facts, notify me and the head of the size, and back',
    fold: 'fold this size, go on below it',
    escape: 'back to the number before',
    filter: 'filter; Esc or Enter back to the cells',
    paste: 'a column of numbers from a spreadsheet fills downwards',
  },
  de: {
    next: 'nächste Sorte',
    back: 'vorige Sorte',
    cases: 'drei Kartons',
    byCase: 'ein Karton mehr, ein Karton weniger',
    each: 'je ein Karton jeder Sorte dieser Größe',
    size: 'nächste Größe, vorige Größe',
    beside: 'zu Nährwerten, Benachrichtigen und Kopf der Größe, und zurück',
    fold: 'diese Größe einklappen, darunter weiter',
    escape: 'zurück zur Zahl davor',
    filter: 'filtern; Esc oder Enter zurück zu den Zellen',
    paste: 'eine Spalte Zahlen aus einer Tabelle füllt nach unten',
  },
})
