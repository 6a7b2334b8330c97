import { titles } from '@fairfloor/domain/trade-show/titles'
import { messages } from '../../lib/texts.tsx'

export const myFairTexts = messages({
  en: {
    title: titles.en.myFair,
    visited: 'Booths visited',
    samples: 'Samples taken',
    votes: 'Votes given',
    openFeedback: 'Feedback still open',
    points: 'Points',
    toSee: (booths: number) => (booths === 1 ? '1 booth to see' : `${booths} booths to see`),
    seen: (booths: number) => (booths === 1 ? '1 booth visited' : `${booths} booths visited`),
    taken: (pieces: number) => (pieces === 1 ? '1 sample' : `${pieces} samples`),
    giveFeedback: 'Feedback',
    feedbackTo: (name: string) => `Give feedback to ${name}`,
  },
  de: {
    title: titles.de.myFair,
    visited: 'Besuchte Stände',
    samples: 'Mitgenommene Proben',
    votes: 'Abgegebene Stimmen',
    openFeedback: 'Offenes Feedback',
    points: 'Punkte',
    toSee: (booths: number) => (booths === 1 ? '1 Stand noch zu sehen' : `${booths} Stände noch zu sehen`),
    seen: (booths: number) => (booths === 1 ? '1 Stand besucht' : `${booths} Stände besucht`),
    taken: (pieces: number) => (pieces === 1 ? '1 Probe' : `${pieces} Proben`),
    giveFeedback: 'Feedback',
    feedbackTo: (name: string) => `Feedback an ${name} geben`,
  },
})
