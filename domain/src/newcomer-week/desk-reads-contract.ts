import { endpoint } from '../endpoint.ts'
import type * as shapes from './desk-shapes.ts'

export const getDeskWeeks = endpoint<typeof shapes.getDeskWeeks>()({
  method: 'GET',
  path: '/api/admin/newcomer-weeks',
  summary: 'Events, those before, open and over; the last to begin first',
  who: 'operator',
})

export const getDeskWeek = endpoint<typeof shapes.getDeskWeek>()({
  method: 'GET',
  path: '/api/admin/newcomer-weeks/:id',
  summary: 'An event with its texts, questions, brands and products',
  who: 'operator',
})
