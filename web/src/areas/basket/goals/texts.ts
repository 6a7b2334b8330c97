import { messages } from '../../../lib/texts.tsx'

export const goalTexts = messages({
  en: {
    title: 'What the order has to come to',
    minimum: (amount: string) => `Minimum ${amount}`,
    free: (amount: string) => `Free shipping ${amount}`,
    toMinimum: (missing: string) => `${missing} more, and it can be ordered.`,
    toFree: (missing: string) => `${missing} more, and shipping is free.`,
    fills: 'What would fill it',
    fillsNote: 'What you have bought before, by the case.',
    none: 'Nothing that you have bought before is in stock.',
    failed: 'Could not be read.',
    add: 'Add',
    addNamed: (pieces: number, name: string) => `Add ${pieces} × ${name}`,
    pieces: (n: number) => (n === 1 ? '1 piece' : `${n} pieces`),
  },
  de: {
    title: 'Was die Bestellung ergeben muss',
    minimum: amount => `Mindestwert ${amount}`,
    free: amount => `Versand frei ${amount}`,
    toMinimum: missing => `Noch ${missing}, dann kann bestellt werden.`,
    toFree: missing => `Noch ${missing}, dann ist der Versand frei.`,
    fills: 'Was dazu passt',
    fillsNote: 'Was Sie schon gekauft haben, kartonweise.',
    none: 'Nichts, was Sie schon gekauft haben, ist auf Lager.',
    failed: 'Konnte nicht gelesen werden.',
    add: 'Hinzufügen',
    addNamed: (pieces, name) => `${pieces} × ${name} hinzufügen`,
    pieces: n => `${n} Stück`,
  },
})
