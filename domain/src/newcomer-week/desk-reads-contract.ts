import { endpoint } from '../endpoint.ts'
import type * as waiting from './backorder-shapes.ts'
import type * as shapes from './desk-shapes.ts'
import type * as figures from './figures-shapes.ts'

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

export const getWeekBackorders = endpoint<typeof waiting.getWeekBackorders>()({
  method: 'GET',
  path: '/api/admin/newcomer-weeks/:id/backorders',
  summary: 'Orders of an event that wait for goods, the oldest first, with what their customers were asked',
  who: 'operator',
})

export const getWeekFigures = endpoint<typeof figures.getWeekFigures>()({
  method: 'GET',
  path: '/api/admin/newcomer-weeks/:id/figures',
  summary: 'Visits, baskets, orders, new customers and backorders of an event, by day, brand and product',
  who: 'operator',
})
