import { endpoint } from '../endpoint.ts'
import type * as shapes from './mails-shapes.ts'

const path = '/api/onlineshop/newcomer-week/mails'

export const getWeekMails = endpoint<typeof shapes.getWeekMails>()({
  method: 'GET',
  path,
  summary: 'Whether the user wants mails when an event begins and before it ends',
  who: 'customer',
})

export const setWeekMails = endpoint<typeof shapes.setWeekMails>()({
  method: 'PATCH',
  path,
  summary: 'Says whether the user wants mails when an event begins and before it ends',
  who: 'customer',
})
