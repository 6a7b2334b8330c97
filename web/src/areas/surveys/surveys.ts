import type { Answer, CallInput } from '@fairfloor/domain/endpoint'
import { faultOf, type Given } from '@fairfloor/domain/surveys/answer'
import { type answerSurvey, getListingSurvey } from '@fairfloor/domain/surveys/contract'
import { hasOptions } from '@fairfloor/domain/surveys/survey'
import { queryOf } from '../../lib/query.ts'

export type Survey = NonNullable<Answer<typeof getListingSurvey>['survey']>
export type SurveyQuestion = Survey['questions'][number]
export type GivenAnswer = CallInput<typeof answerSurvey>['body']['answers'][number]

export const surveyQuery = queryOf(getListingSurvey, {})

const nothingSaid = (question: number): GivenAnswer => ({ question, options: [], brands: [], text: '' })

export const isBrandOf =
  ({ brands }: Survey) =>
  (id: number): boolean =>
    brands.some(brand => brand.id === id)

/** An answer as it is kept while it is typed: with the words of the options, whose places may change meanwhile. */
export type Typed = Given & { readonly words: readonly string[] }

/** By what an option is known again at another place. */
const wordsOf = ({ options }: SurveyQuestion): string[] => options.map(words => JSON.stringify(words))

export function typedTo(survey: Survey, given: GivenAnswer): Typed {
  const question = survey.questions.find(({ id }) => id === given.question)
  const known = question && hasOptions(question) ? wordsOf(question) : []
  return { ...given, words: given.options.flatMap(place => known[place] ?? []) }
}

/** What was typed before, without what the questions no longer take. */
export const givenTo = (survey: Survey, typed: readonly Typed[]): GivenAnswer[] =>
  survey.questions.map(question => {
    const { words, ...said } = typed.find(one => one.question === question.id) ?? {
      ...nothingSaid(question.id),
      words: [],
    }
    const given = { ...said, options: placesIn(question, { ...said, words }), brands: [...said.brands] }
    return faultOf(question, given, isBrandOf(survey)) === 'misfit' ? nothingSaid(question.id) : given
  })

/** Where the chosen options stand now; of a scale its number. */
function placesIn(question: SurveyQuestion, { options, words }: Pick<Typed, 'options' | 'words'>): number[] {
  if (!hasOptions(question)) return words.length === 0 ? [...options] : []
  const known = wordsOf(question)
  return words.map(one => known.indexOf(one)).filter((place, i, all) => place >= 0 && all.indexOf(place) === i)
}

/** Answers that the browser has kept; what is not of their form is left out. */
export function storedAnswers(stored: unknown): Typed[] {
  const list: readonly unknown[] = Array.isArray(stored) ? stored : []
  return list.filter((one): one is Typed => {
    const { question, options, brands, text, words } = (one ?? {}) as Partial<Typed>
    const areWords = Array.isArray(words) && words.every(word => typeof word === 'string')
    return (
      areWords && typeof question === 'number' && areNumbers(options) && areNumbers(brands) && typeof text === 'string'
    )
  })
}

const areNumbers = (list: unknown): boolean => Array.isArray(list) && list.every(one => typeof one === 'number')
