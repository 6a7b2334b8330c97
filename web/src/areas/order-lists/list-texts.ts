import { titles } from '@fairfloor/domain/order-lists/titles'
import { count } from '../../lib/format.ts'
import { messages } from '../../lib/texts.tsx'

const s = (n: number, one: string, many: string) => `${count(n)} ${n === 1 ? one : many}`

/** Texts of the pages of order lists. */
export const listTexts = messages({
  en: {
    title: titles.en.lists,
    lead: 'What you order again and again: put it into the basket in one go.',
    staffTitle: 'Order lists are for customers',
    staff: 'Only customers order.',
    none: 'There are no order lists yet',
    how: 'Save your basket as a list, put what you type in the shop on one, or begin with an empty one.',
    missing: 'This list does not exist, or is not shared with you.',
    all: 'All order lists',
    make: 'New list',
    positions: (n: number) => s(n, 'product', 'products'),
    pieces: (n: number) => s(n, 'piece', 'pieces'),
    changed: (day: string, by: string) => `changed on ${day} by ${by}`,
    ofOther: (name: string) => `${name}’s list`,
    sharings: { private: 'Only for you', read: 'Company can read', change: 'Company can change' },
    edit: 'Name and sharing',
    remove: 'Delete',
    deleteText: (name: string) => `This deletes the list ‘${name}’ with everything on it.`,
    toBasket: 'Add to basket',
    toBasketOf: (name: string) => `Add ${name} to the basket`,
    added: (lines: number, pieces: number) =>
      `${s(lines, 'product', 'products')} with ${s(pieces, 'piece', 'pieces')} added to the basket.`,
    nothingAdded: 'Nothing was added to the basket.',
    fitted: (name: string, from: number, to: number) =>
      `${name}: ${count(to)} instead of ${count(from)}, because it is sold in fixed quantities.`,
    leftOut: (names: string) => `No longer sold and left out: ${names}.`,
    viewBasket: 'View basket',
    empty: 'This list is empty',
    emptyText: 'Type quantities beside products of the shop and press ‘Put on a list’, or save your basket as a list.',
    toShop: 'All products',
    linesFirst: 'Please look at the marked lines first.',
    readOnly: 'You can only read this list.',
    gone: 'No longer sold',
    takeOff: (name: string) => `Take ${name} off the list`,
    off: (percent: number) => `−${percent} %`,
    goal: {
      head: 'On the list',
      holds: 'on the list',
      waiting: 'not on the list yet',
      added: (pieces: string) => `${pieces} put on the list`,
      finish: 'to ‘Add to basket’',
    },
    news: (name: string, kind: 'added' | 'changed' | 'removed', pieces: string) =>
      kind === 'removed' ? `${name} taken off the list.` : `${name}: ${pieces} on the list.`,
  },
  de: {
    title: titles.de.lists,
    lead: 'Was Sie immer wieder bestellen: in einem Zug in den Warenkorb.',
    staffTitle: 'Bestelllisten sind für Kunden',
    staff: 'Bestellen können nur Kunden.',
    none: 'Es gibt noch keine Bestelllisten',
    how: 'Speichern Sie Ihren Warenkorb als Liste, setzen Sie auf eine, was Sie im Shop eintippen, oder beginnen Sie mit einer leeren.',
    missing: 'Diese Liste gibt es nicht, oder sie ist nicht mit Ihnen geteilt.',
    all: 'Alle Bestelllisten',
    make: 'Neue Liste',
    positions: n => s(n, 'Produkt', 'Produkte'),
    pieces: n => `${count(n)} Stück`,
    changed: (day, by) => `geändert am ${day} von ${by}`,
    ofOther: name => `Liste von ${name}`,
    sharings: { private: 'Nur für Sie', read: 'Firma darf lesen', change: 'Firma darf ändern' },
    edit: 'Name und Freigabe',
    remove: 'Löschen',
    deleteText: name => `Das löscht die Liste „${name}“ mit allem, was darauf steht.`,
    toBasket: 'In den Warenkorb',
    toBasketOf: name => `${name} in den Warenkorb`,
    added: (lines, pieces) => `${s(lines, 'Produkt', 'Produkte')} mit ${count(pieces)} Stück in den Warenkorb gelegt.`,
    nothingAdded: 'Nichts wurde in den Warenkorb gelegt.',
    fitted: (name, from, to) =>
      `${name}: ${count(to)} statt ${count(from)}, weil es nur in festen Mengen verkauft wird.`,
    leftOut: names => `Nicht mehr erhältlich und ausgelassen: ${names}.`,
    viewBasket: 'Zum Warenkorb',
    empty: 'Diese Liste ist leer',
    emptyText:
      'Tippen Sie im Shop Mengen neben Produkten ein und drücken Sie „Auf eine Liste“, oder speichern Sie Ihren Warenkorb als Liste.',
    toShop: 'Alle Produkte',
    linesFirst: 'Bitte sehen Sie zuerst die markierten Zeilen an.',
    readOnly: 'Diese Liste können Sie nur lesen.',
    gone: 'Nicht mehr erhältlich',
    takeOff: name => `${name} von der Liste nehmen`,
    off: percent => `−${percent} %`,
    goal: {
      head: 'Auf der Liste',
      holds: 'auf der Liste',
      waiting: 'noch nicht auf der Liste',
      added: pieces => `${pieces} auf die Liste gesetzt`,
      finish: 'zu „In den Warenkorb“',
    },
    news: (name, kind, pieces) =>
      kind === 'removed' ? `${name} von der Liste genommen.` : `${name}: ${pieces} auf der Liste.`,
  },
})
