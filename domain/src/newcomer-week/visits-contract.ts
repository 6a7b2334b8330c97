import { endpoint } from '../endpoint.ts'
import type * as shapes from './visits-shapes.ts'

export const countWeekVisit = endpoint<typeof shapes.countWeekVisit>()({
  method: 'POST',
  path: '/api/onlineshop/newcomer-week/visits',
  summary: 'Counts that a page of the current Newcomer Week was opened, without anything about who did',
  who: 'anyone',
})
