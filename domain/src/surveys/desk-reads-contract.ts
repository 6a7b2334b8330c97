import { endpoint } from '../endpoint.ts'
import type * as shapes from './desk-shapes.ts'

export const getDeskSurveys = endpoint<typeof shapes.getDeskSurveys>()({
  method: 'GET',
  path: '/api/admin/listing-surveys',
  summary: 'All surveys with their questions, the newest first',
  who: 'operator',
})
