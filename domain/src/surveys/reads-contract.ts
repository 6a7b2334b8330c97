import { endpoint } from '../endpoint.ts'
import type * as shapes from './shapes.ts'

export const getListingSurvey = endpoint<typeof shapes.getListingSurvey>()({
  method: 'GET',
  path: '/api/listing-survey',
  summary: "The open survey with its questions, and whether one of the customer's users has answered it",
  who: 'customer',
})
