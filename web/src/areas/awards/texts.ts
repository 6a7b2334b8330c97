import { titles } from '@fairfloor/domain/awards/titles'
import { messages } from '../../lib/texts.tsx'

export const awardsTexts = messages({
  en: {
    title: titles.en.awards,
    none: 'There are no awards at the moment',
    noneText: 'The categories and nominees of the next trade show stand here once they are named.',
    before: (from: string) => `Voting opens on ${from}.`,
    voting: (until: string) => `Choose one nominee in each category until ${until}. A vote can be changed until then.`,
    counting: (day: string) => `Voting is closed. The winners are announced on ${day}.`,
    winners: (until: string) => `The winners are chosen. They stand here until ${until}.`,
    over: 'These awards are over. Thank you for voting.',
    logIn: 'Log in to vote',
    progress: (voted: number, of: number) => `You have voted in ${voted} of ${of} categories`,
    yours: 'Your vote',
    vote: 'Vote',
    voteFor: (name: string) => `Vote for ${name}`,
    of: (product: string, brand: string) => `${product}, ${brand}`,
    winner: 'Winner',
    noWinner: 'Nobody voted here, so nobody has won.',
    atTheFair: 'To the trade show',
  },
  de: {
    title: titles.de.awards,
    none: 'Zurzeit gibt es keine Awards',
    noneText: 'Hier stehen die Kategorien und Nominierten der nächsten Messe, sobald sie benannt sind.',
    before: (from: string) => `Abgestimmt wird ab ${from}.`,
    voting: (until: string) =>
      `Wählen Sie bis ${until} in jeder Kategorie einen Nominierten. Bis dahin lässt sich jede Stimme ändern.`,
    counting: (day: string) => `Die Abstimmung ist vorbei. Die Gewinner werden am ${day} bekannt gegeben.`,
    winners: (until: string) => `Die Gewinner stehen fest. Hier stehen sie bis ${until}.`,
    over: 'Diese Awards sind vorbei. Danke für Ihre Stimmen.',
    logIn: 'Zum Abstimmen anmelden',
    progress: (voted: number, of: number) => `Sie haben in ${voted} von ${of} Kategorien abgestimmt`,
    yours: 'Ihre Stimme',
    vote: 'Abstimmen',
    voteFor: (name: string) => `Für ${name} stimmen`,
    of: (product: string, brand: string) => `${product}, ${brand}`,
    winner: 'Gewinner',
    noWinner: 'Hier hat niemand abgestimmt, also hat niemand gewonnen.',
    atTheFair: 'Zur Messe',
  },
})
