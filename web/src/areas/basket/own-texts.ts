import { count } from '../../lib/format.ts'
import { messages } from '../../lib/texts.tsx'

const s = (n: number, one: string, many: string) => `${count(n)} ${n === 1 ? one : many}`

/** What the pages of the baskets of shop and outlet say. */
export const ownTexts = messages({
  en: {
    staffTitle: 'Baskets are for customers',
    staff: 'Staff can look around; only customers order.',
    agent: 'Act for a customer to see their basket.',
    failed: (message: string) => `Error: ${message}`,
    lines: (n: number) => s(n, 'position', 'positions'),
    pieces: (n: number) => s(n, 'piece', 'pieces'),
    emptyBasket: 'Empty basket',
  },
  de: {
    staffTitle: 'Warenkörbe sind für Kunden',
    staff: 'Mitarbeiter können sich umsehen; bestellen können nur Kunden.',
    agent: 'Handeln Sie für einen Kunden, um dessen Warenkorb zu sehen.',
    failed: message => `Fehler: ${message}`,
    lines: n => s(n, 'Position', 'Positionen'),
    pieces: n => `${count(n)} Stück`,
    emptyBasket: 'Warenkorb leeren',
  },
})
