import { messages } from '@fairfloor/domain/messages'

export const mailTexts = messages({
  en: {
    subject: (n: number) => (n === 1 ? 'The stock of an article differs' : `The stock of ${n} articles differs`),
    preview: 'The nightly sum of all movements found it.',
    text: 'The nightly sum of all movements of stock found a difference. Please count these articles:',
    pieces: (n: number | null) => (n === null ? 'unknown' : String(n)),
    free: (name: string, expected: string, found: string) =>
      `${name}: ${expected} free by the movements, ${found} free in stock.`,
    taken: (name: string, expected: string, found: string) =>
      `${name}: ${expected} given to orders by the movements, ${found} in the orders.`,
    outlet: (name: string, expected: string, found: string) =>
      `${name}: ${expected} in the outlet by the movements, ${found} in its lots.`,
    look: 'To the overview',
  },
  de: {
    subject: (n: number) =>
      n === 1 ? 'Der Bestand eines Artikels weicht ab' : `Der Bestand von ${n} Artikeln weicht ab`,
    preview: 'Das hat die nächtliche Summe aller Bewegungen gefunden.',
    text: 'Die nächtliche Summe aller Bestandsbewegungen hat eine Abweichung gefunden. Bitte zählen Sie diese Artikel:',
    pieces: (n: number | null) => (n === null ? 'unbekannt' : String(n)),
    free: (name: string, expected: string, found: string) =>
      `${name}: ${expected} frei nach den Bewegungen, ${found} frei im Bestand.`,
    taken: (name: string, expected: string, found: string) =>
      `${name}: ${expected} nach den Bewegungen an Bestellungen gegeben, ${found} in den Bestellungen.`,
    outlet: (name: string, expected: string, found: string) =>
      `${name}: ${expected} im Outlet nach den Bewegungen, ${found} in den Posten.`,
    look: 'Zur Übersicht',
  },
})
