import { ask, page } from '../page.ts'
import { getDeskSurveys } from './desk-reads-contract.ts'

export const surveyDeskPage = page('/admin/listing-survey', {
  module: 'areas/surveys/SurveyDeskPage',
  who: 'operator',
  data: () => [ask(getDeskSurveys, {})],
})
