import type { Answer, CallInput } from '@fairfloor/domain/endpoint'
import { faultOf, type Given } from '@fairfloor/domain/surveys/answer'
import { type answerSurvey, getListingSurvey } from '@fairfloor/domain/surveys/contract'
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

/** What was typed before, without what the questions no longer take. */
export const givenTo = (survey: Survey, typed: readonly Given[]): GivenAnswer[] =>
  survey.questions.map(question => {
    const given = typed.find(one => one.question === question.id)
    if (!given || faultOf(question, given, isBrandOf(survey)) === 'misfit') return nothingSaid(question.id)
    return { ...given, options: [...given.options], brands: [...given.brands] }
  })

/** Answers that the browser has kept, whatever stands there. */
export function storedAnswers(stored: unknown): Given[] {
  const list: readonly unknown[] = Array.isArray(stored) ? stored : []
  return list.filter((one): one is Given => {
    const { question, options, brands, text } = (one ?? {}) as Partial<Given>
    return typeof question === 'number' && areNumbers(options) && areNumbers(brands) && typeof text === 'string'
  })
}

const areNumbers = (list: unknown): boolean => Array.isArray(list) && list.every(one => typeof one === 'number')
