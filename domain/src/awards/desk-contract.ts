import { endpoint } from '../endpoint.ts'
import type * as shapes from './desk-shapes.ts'

export const getAwardYear = endpoint<typeof shapes.getAwardYear>()({
  method: 'GET',
  path: '/api/admin/awards',
  summary: 'The awards of the current edition with their dates, votes and winners as things stand',
  who: 'operator',
  refusals: ['no_show'],
})

export const changeAwardDates = endpoint<typeof shapes.changeAwardDates>()({
  method: 'PATCH',
  path: '/api/admin/awards',
  summary: 'Moves the voting window and the days of the winners',
  who: 'operator',
  refusals: ['no_show', 'dates_out_of_order'],
})

export const chooseAwardWinner = endpoint<typeof shapes.chooseAwardWinner>()({
  method: 'PUT',
  path: '/api/admin/awards/categories/:id/winner',
  summary: 'Lets a nominee win its category whatever the votes say; null leaves it to the votes again',
  who: 'operator',
  refusals: ['no_show', 'other_category'],
})
