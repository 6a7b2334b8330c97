import type { Answer, CallInput } from '@fairfloor/domain/endpoint'
import { getDeskSurveys, getSurveyAnswers, getSurveyResults } from '@fairfloor/domain/surveys/desk-contract'
import { everyQueryOf, queryOf } from '../../lib/query.ts'
import { surveyQuery } from './surveys.ts'

export type DeskSurvey = Answer<typeof getDeskSurveys>['surveys'][number]
export type DeskQuestion = DeskSurvey['questions'][number]
export type SurveyResults = Answer<typeof getSurveyResults>
export type CustomersAnswer = Answer<typeof getSurveyAnswers>['answers'][number]

export const deskSurveysQuery = queryOf(getDeskSurveys, {})
export const resultsQuery = (id: number) => queryOf(getSurveyResults, { params: { id } })
export const answersQuery = (id: number, query: CallInput<typeof getSurveyAnswers>['query']) =>
  queryOf(getSurveyAnswers, { params: { id }, query })

/** What shows a survey. */
export const surveyLists = [everyQueryOf(getDeskSurveys), surveyQuery]
