import { messages } from '../../lib/texts.tsx'

export const personalRouteTexts = messages({
  en: {
    title: (booths: number) => (booths === 1 ? 'Your route: 1 booth' : `Your route: ${booths} booths`),
    lead: 'Bought last year and not ordered yet, and new at brands you buy.',
    again: (sizes: number) => `${sizes} not ordered yet`,
    news: (sizes: number) => `${sizes} new`,
    bought: (pieces: string, flavours: string) => `${pieces} pieces: ${flavours}`,
    moreFlavours: (n: number) => `${n} more`,
    isNew: 'New',
    more: (sizes: number) => `${sizes} more at the booth`,
    all: (booths: number) => `Show all ${booths} booths`,
  },
  de: {
    title: (booths: number) => (booths === 1 ? 'Ihre Route: 1 Stand' : `Ihre Route: ${booths} Stände`),
    lead: 'Im letzten Jahr gekauft und noch nicht bestellt, und neu bei Marken, die Sie kaufen.',
    again: (sizes: number) => `${sizes} noch nicht bestellt`,
    news: (sizes: number) => `${sizes} neu`,
    bought: (pieces: string, flavours: string) => `${pieces} Stück: ${flavours}`,
    moreFlavours: (n: number) => `${n} weitere`,
    isNew: 'Neu',
    more: (sizes: number) => `${sizes} weitere am Stand`,
    all: (booths: number) => `Alle ${booths} Stände zeigen`,
  },
})
