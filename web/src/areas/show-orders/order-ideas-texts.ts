import { messages } from '../../lib/texts.tsx'

export const orderIdeasTexts = messages({
  en: {
    bought: 'Bought in the past year',
    boughtPieces: (pieces: string) => `${pieces} pieces bought`,
    route: (booths: number) => (booths === 1 ? 'Your route: 1 booth' : `Your route: ${booths} booths`),
    prices: 'Good show prices',
    at: (name: string, booth: number) => `${name}, booth ${booth}`,
  },
  de: {
    bought: 'Im letzten Jahr gekauft',
    boughtPieces: (pieces: string) => `${pieces} Stück gekauft`,
    route: (booths: number) => (booths === 1 ? 'Ihre Route: 1 Stand' : `Ihre Route: ${booths} Stände`),
    prices: 'Gute Messepreise',
    at: (name: string, booth: number) => `${name}, Stand ${booth}`,
  },
})
