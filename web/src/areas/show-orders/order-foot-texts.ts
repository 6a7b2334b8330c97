import { count } from '../../lib/format.ts'
import { messages } from '../../lib/texts.tsx'
import type { LineNews } from '../catalogue/ordered-lines.ts'

export const orderFootTexts = messages({
  en: {
    label: 'Your order',
    lines: (lines: number) => (lines === 1 ? 'line' : 'lines'),
    pieces: (pieces: number) => (pieces === 1 ? 'piece' : 'pieces'),
    sizes: (sizes: number) => (sizes === 1 ? 'size' : 'sizes'),
    flavours: (flavours: number) => (flavours === 1 ? 'flavour' : 'flavours'),
    exclVat: 'excl. VAT',
    savedHere: 'saved here',
    inFlavours: (pieces: number, flavours: number) =>
      `${pieces === 1 ? 'piece' : 'pieces'} in ${flavours === 1 ? '1 flavour' : `${flavours} flavours`}`,
    add: 'Add to order',
    added: (pieces: number) => `${count(pieces)} ${pieces === 1 ? 'piece' : 'pieces'} added to your order`,
    lineNews: (name: string, { kind, quantity }: LineNews) =>
      kind === 'removed' ? `${name}: removed` : `${name}: now ${count(quantity)} in your order`,
    view: 'View order',
    confirm: 'Confirm order',
    logIn: 'Log in to order.',
    staff: 'Staff can look around; only customers place orders.',
    opens: (start: string) => `Ordering opens on ${start}.`,
    until: (end: string) => `You can order until ${end}.`,
    closed: (end: string) => `Ordering closed on ${end}.`,
    confirmation: (start: string, end: string) => `From ${start} to ${end} you confirm or reduce what you ordered.`,
    confirmNow: (end: string) => `Confirm or reduce your order until ${end}.`,
  },
  de: {
    label: 'Ihre Bestellung',
    lines: lines => (lines === 1 ? 'Zeile' : 'Zeilen'),
    pieces: () => 'Stück',
    sizes: sizes => (sizes === 1 ? 'Größe' : 'Größen'),
    flavours: flavours => (flavours === 1 ? 'Sorte' : 'Sorten'),
    exclVat: 'ohne MwSt.',
    savedHere: 'hier gespart',
    inFlavours: (_pieces, flavours) => (flavours === 1 ? 'Stück in 1 Sorte' : `Stück in ${flavours} Sorten`),
    add: 'Zur Bestellung',
    added: pieces => `${count(pieces)} Stück in Ihrer Bestellung`,
    lineNews: (name, { kind, quantity }) =>
      kind === 'removed' ? `${name}: entfernt` : `${name}: jetzt ${count(quantity)} in Ihrer Bestellung`,
    view: 'Übersicht',
    confirm: 'Bestätigen',
    logIn: 'Zum Bestellen bitte anmelden.',
    staff: 'Mitarbeiter können sich umsehen; bestellen können nur Kunden.',
    opens: start => `Bestellen ist ab ${start} möglich.`,
    until: end => `Bestellt werden kann bis ${end}.`,
    closed: end => `Bestellen war bis ${end} möglich.`,
    confirmation: (start, end) => `Was Sie bestellt haben, bestätigen oder senken Sie von ${start} bis ${end}.`,
    confirmNow: end => `Bestätigen oder senken Sie Ihre Bestellung bis ${end}.`,
  },
})
