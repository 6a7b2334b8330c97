import { endpoint } from '../endpoint.ts'
import type * as shapes from './desk-shapes.ts'

export { getDeskSurveys } from './desk-reads-contract.ts'

const INPUT = ['survey_incomplete', 'question_unfit'] as const

export const createSurvey = endpoint<typeof shapes.createSurvey>()({
  method: 'POST',
  path: '/api/admin/listing-surveys',
  summary: 'Writes a survey, which nobody sees until it is opened',
  who: 'operator',
  idempotent: true,
  refusals: INPUT,
})

export const changeSurvey = endpoint<typeof shapes.changeSurvey>()({
  method: 'PUT',
  path: '/api/admin/listing-surveys/:id',
  summary: 'Changes a survey that nobody has answered yet',
  who: 'operator',
  refusals: ['changed_meanwhile', 'survey_has_answers', 'survey_without_questions', ...INPUT],
})

export const openSurvey = endpoint<typeof shapes.openSurvey>()({
  method: 'POST',
  path: '/api/admin/listing-surveys/:id/open',
  summary: 'Opens a survey to all customers; one is open at a time',
  who: 'operator',
  refusals: ['changed_meanwhile', 'survey_opened', 'another_survey_open', 'survey_without_questions'],
})

export const closeSurvey = endpoint<typeof shapes.closeSurvey>()({
  method: 'POST',
  path: '/api/admin/listing-surveys/:id/close',
  summary: 'Closes a survey for good',
  who: 'operator',
  refusals: ['survey_not_open'],
})

export const deleteSurvey = endpoint<typeof shapes.deleteSurvey>()({
  method: 'DELETE',
  path: '/api/admin/listing-surveys/:id',
  summary: 'Deletes a survey that nobody has answered',
  who: 'operator',
  refusals: ['survey_has_answers'],
})

export const getSurveySheet = endpoint<typeof shapes.getSurveySheet>()({
  method: 'GET',
  path: '/api/admin/listing-surveys/:id/xlsx',
  summary: 'The results as a spreadsheet: figures by question, brands, and a line for each customer',
  who: 'operator',
  media: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
})

export const getSurveyResults = endpoint<typeof shapes.getSurveyResults>()({
  method: 'GET',
  path: '/api/admin/listing-surveys/:id/results',
  summary: 'How often each option, number and brand was chosen, and the newest texts',
  who: 'operator',
})

export const getSurveyAnswers = endpoint<typeof shapes.getSurveyAnswers>()({
  method: 'GET',
  path: '/api/admin/listing-surveys/:id/answers',
  summary: "Each customer's answers, the newest first; search looks at company and text",
  who: 'operator',
})
