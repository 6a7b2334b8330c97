import { endpoint } from '../../endpoint.ts'
import type * as shapes from './summary-shapes.ts'

export const getApiSummary = endpoint<typeof shapes.getApiSummary>()({
  method: 'GET',
  path: '/api/api_settings/summary',
  summary: 'How the own company’s API stands: requests that are left, and own references',
  who: 'customer',
  refusals: ['no_api_access'],
})
