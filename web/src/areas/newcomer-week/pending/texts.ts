import { count } from '../../../lib/format.ts'
import { messages } from '../../../lib/texts.tsx'

const pieces = (n: number) => `${count(n)} ${n === 1 ? 'piece' : 'pieces'}`

/** What is typed on the pages of the event and goes to its basket. */
export const pendingTexts = messages({
  en: {
    bar: 'To be added to your basket',
    add: { one: 'Add To Basket', all: 'Add all to basket' },
    view: 'View basket',
    lines: (n: number) => (n === 1 ? 'line' : 'lines'),
    pieces: (n: number) => (n === 1 ? 'piece' : 'pieces'),
    exclVat: 'excl. VAT',
    saved: 'saved',
    added: (n: number) => `${pieces(n)} added to your basket`,
    notAdded: (why: string, which: string) => `${why} Nothing was added. See: ${which}.`,
    piecesOf: (name: string) => `Pieces of ${name}`,
    inBasket: 'In your basket',
    holds: 'in your basket',
    off: (percent: number) => `−${percent} %`,
    caseOf: (units: number) => `case of ${count(units)}`,
    notTaken: (text: string) => `Digits only: ‘${text}’ was not taken.`,
  },
  de: {
    bar: 'Für Ihren Warenkorb',
    add: { one: 'In den Warenkorb', all: 'Alles in den Warenkorb' },
    view: 'Zum Warenkorb',
    lines: n => (n === 1 ? 'Position' : 'Positionen'),
    pieces: () => 'Stück',
    exclVat: 'ohne MwSt.',
    saved: 'gespart',
    added: n => `${count(n)} Stück in den Warenkorb gelegt`,
    notAdded: (why, which) => `${why} Es wurde nichts hinzugefügt. Siehe: ${which}.`,
    piecesOf: name => `Stück von ${name}`,
    inBasket: 'Im Warenkorb',
    holds: 'im Warenkorb',
    off: percent => `−${percent} %`,
    caseOf: units => `${count(units)}er-Karton`,
    notTaken: text => `Nur Ziffern: „${text}“ wurde nicht übernommen.`,
  },
})
