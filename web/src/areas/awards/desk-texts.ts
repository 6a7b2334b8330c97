import { titles } from '@fairfloor/domain/awards/titles'
import { messages } from '../../lib/texts.tsx'

export const awardDeskTexts = messages({
  en: {
    title: titles.en.awards,
    lead: (zone: string) =>
      `When one votes, on which days winners are shown, and who they are. Times are those of ${zone}.`,
    none: 'This show has no awards',
    noneText: 'Categories and nominees come with the data of the show.',
    dates: 'Dates',
    dateNames: {
      voting_start: 'Voting starts',
      voting_end: 'Voting ends',
      winner_start: 'First day of the winners',
      visible_end: 'Last day of the winners',
    },
    noInstant: 'Please enter a day and a time.',
    noDay: 'Please enter a day.',
    save: 'Save dates',
    winners: 'Winners',
    category: 'Category',
    votes: 'Votes',
    standing: 'Wins as things stand',
    nobody: 'Nobody yet',
    choice: 'Winner',
    choiceOf: (category: string) => `Winner of ${category}`,
    byVotes: 'The votes decide',
    nominee: (name: string, votes: number) => `${name} (${votes} ${votes === 1 ? 'vote' : 'votes'})`,
  },
  de: {
    title: titles.de.awards,
    lead: (zone: string) =>
      `Wann abgestimmt wird, an welchen Tagen Gewinner gezeigt werden, und wer sie sind. Die Zeiten sind die von ${zone}.`,
    none: 'Zu dieser Messe gibt es keine Awards',
    noneText: 'Kategorien und Nominierte kommen mit den Daten der Messe.',
    dates: 'Termine',
    dateNames: {
      voting_start: 'Abstimmung beginnt',
      voting_end: 'Abstimmung endet',
      winner_start: 'Erster Tag der Gewinner',
      visible_end: 'Letzter Tag der Gewinner',
    },
    noInstant: 'Bitte Tag und Uhrzeit eintragen.',
    noDay: 'Bitte einen Tag eintragen.',
    save: 'Termine speichern',
    winners: 'Gewinner',
    category: 'Kategorie',
    votes: 'Stimmen',
    standing: 'Gewinnt nach jetzigem Stand',
    nobody: 'Noch niemand',
    choice: 'Gewinner',
    choiceOf: (category: string) => `Gewinner: ${category}`,
    byVotes: 'Die Stimmen entscheiden',
    nominee: (name: string, votes: number) => `${name} (${votes} ${votes === 1 ? 'Stimme' : 'Stimmen'})`,
  },
})
