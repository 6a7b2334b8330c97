import { type Language, languages } from '../language.ts'
import type { Question, SurveyTexts, Words } from './question.ts'

/** draft: only in the back office; open: customers answer; closed: nobody answers any more. */
export const surveyStates = ['draft', 'open', 'closed'] as const

export type SurveyState = (typeof surveyStates)[number]

export const MOST_QUESTIONS = 30
export const MOST_OPTIONS = 20
export const LONGEST_ANSWER = 2000
/** The highest number of a scale, which begins at 1. */
export const SCALE = 5

type Steps = { readonly openedAt: Date | null; readonly closedAt: Date | null }

export function surveyState({ openedAt, closedAt }: Steps): SurveyState {
  if (openedAt === null) return 'draft'
  return closedAt === null ? 'open' : 'closed'
}

export const hasOptions = ({ kind }: Pick<Question, 'kind'>): boolean => kind === 'one' || kind === 'several'

type Survey = { readonly texts: SurveyTexts; readonly questions: readonly Question[] }

/** Languages that a survey is written in: those of its title. */
const writtenIn = ({ texts }: Pick<Survey, 'texts'>): Language[] =>
  languages.filter(language => texts.title[language] !== '')

/** A text for a reader: in another language where it is not written in theirs. */
export const wordsFor = (words: Words, reader: Language): string =>
  words[reader] || (languages.map(language => words[language]).find(text => text !== '') ?? '')

/** The places of texts that a survey lacks, as in `questions.2.text.de`: each language of its title needs all questions and options. */
export function lacking({ texts, questions }: Survey): string[] {
  const written = writtenIn({ texts })
  if (written.length === 0) return [`texts.title.${languages[0]}`]
  const missing = (words: Words, path: string) =>
    written.filter(language => words[language] === '').map(language => `${path}.${language}`)
  return questions.flatMap(({ text, options }, i) => [
    ...missing(text, `questions.${i}.text`),
    ...options.flatMap((option, o) => missing(option, `questions.${i}.options.${o}`)),
  ])
}

/** Questions that cannot be asked as they are: a choice of fewer than two options, options where nothing is chosen, or a number given twice. */
export const unfit = (questions: readonly Question[]): number[] =>
  questions.flatMap((question, i) => {
    const { options, id } = question
    const isUnfit = hasOptions(question) ? options.length < 2 : options.length > 0
    return isUnfit || questions.findIndex(other => other.id === id) !== i ? [i] : []
  })
