import { messages } from '../../lib/texts.tsx'

export const arrivalTexts = messages({
  en: {
    now: (n: string) => `${n} now`,
    inStock: 'in stock',
    split: (now: string, later: string, day: string) => `${now} now, the rest (${later}) from ${day}`,
    splitUnknown: (now: string, later: string) => `${now} now, the rest (${later}): date unknown`,
    later: (n: string, day: string) => `${n} from ${day}`,
    unknown: (n: string) => `${n}, date unknown`,
    request: (n: string) => `${n} on request`,
  },
  de: {
    now: n => `${n} sofort`,
    inStock: 'auf Lager',
    split: (now, later, day) => `${now} sofort, der Rest (${later}) ab ${day}`,
    splitUnknown: (now, later) => `${now} sofort, der Rest (${later}): Termin unbekannt`,
    later: (n, day) => `${n} ab ${day}`,
    unknown: n => `${n}, Termin unbekannt`,
    request: n => `${n} auf Anfrage`,
  },
})
