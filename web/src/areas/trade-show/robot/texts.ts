import { messages } from '../../../lib/texts.tsx'

export const robotTexts = messages({
  en: {
    title: 'Have you seen this?',
    ordered: (pieces: string) => `${pieces} pieces of it have been ordered at this fair, and none by you!`,
    first: 'A top product of a booth from which you have not ordered yet. Be the first!',
    booth: (number: number) => `Booth ${number}`,
    perCase: (units: number) => `${units} per case`,
    exclVat: 'excl. VAT',
    samples: 'Free samples at the booth',
    toBooth: 'Go to the booth',
  },
  de: {
    title: 'Schon gesehen?',
    ordered: (pieces: string) => `Davon wurden auf dieser Messe ${pieces} Stück bestellt, und keines von Ihnen!`,
    first: 'Ein Spitzenprodukt eines Standes, an dem Sie noch nichts bestellt haben. Seien Sie die Ersten!',
    booth: (number: number) => `Stand ${number}`,
    perCase: (units: number) => `${units} je Karton`,
    exclVat: 'ohne MwSt.',
    samples: 'Gratisproben am Stand',
    toBooth: 'Zum Stand',
  },
})
