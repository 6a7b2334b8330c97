import { endpoint } from '../endpoint.ts'
import type * as shapes from './shapes.ts'

export { getListingSurvey } from './reads-contract.ts'

export const answerSurvey = endpoint<typeof shapes.answerSurvey>()({
  method: 'POST',
  path: '/api/listing-survey/answers',
  summary: 'Answers the open survey, once for all users of the customer',
  who: 'customer',
  idempotent: true,
  refusals: ['survey_not_open', 'survey_answered', 'survey_revised', 'question_unanswered', 'answer_misfits'],
})
