import { endpoint } from '../../endpoint.ts'
import type * as shapes from './examples-shapes.ts'

export const getOwnExamples = endpoint<typeof shapes.getOwnExamples>()({
  method: 'GET',
  path: '/api/api_settings/examples',
  summary: 'What each list of /api/v1 answers to the own company, a row of each, by its path',
  who: 'customer',
  refusals: ['no_api_access'],
})
