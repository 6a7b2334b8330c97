import { messages } from '../../../lib/texts.tsx'

export const stockTexts = messages({
  en: {
    title: 'Stock that runs out',
    lead: 'At the pace of the last 90 days',
    more: (n: string) => `${n} in all`,
    none: 'Nothing that sells runs out within three weeks.',
    days: (n: number) => (n === 1 ? '1 day' : `${n} days`),
    free: (n: string) => `${n} free`,
    nothingOrdered: 'nothing expected',
    tooLate: (day: string) => `${day}, too late`,
  },
  de: {
    title: 'Bestand geht zur Neige',
    lead: 'Nach dem Absatz der letzten 90 Tage',
    more: (n: string) => `insgesamt ${n}`,
    none: 'Nichts, was verkauft wird, geht in drei Wochen aus.',
    days: (n: number) => (n === 1 ? '1 Tag' : `${n} Tage`),
    free: (n: string) => `${n} frei`,
    nothingOrdered: 'nichts erwartet',
    tooLate: (day: string) => `${day}, zu spät`,
  },
})
