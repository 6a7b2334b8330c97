import { ask, page } from '../page.ts'
import { LISTING_SURVEY } from './addresses.ts'
import { getListingSurvey } from './reads-contract.ts'

export const surveyPage = page(LISTING_SURVEY, {
  table: 'app/RarePages',
  module: 'areas/surveys/SurveyPage',
  who: 'users',
  buyersData: () => [ask(getListingSurvey, {})],
})
