import { endpoint } from '../endpoint.ts'
import type * as shapes from './desk-shapes.ts'

export const getAwardYear = endpoint<typeof shapes.getAwardYear>()({
  method: 'GET',
  path: '/api/admin/awards',
  summary: 'The awards of the current edition with their dates, votes and current winners',
  who: 'operator',
  refusals: ['no_show'],
})

export const changeAwardDates = endpoint<typeof shapes.changeAwardDates>()({
  method: 'PATCH',
  path: '/api/admin/awards',
  summary: 'Changes the voting window and the days of the winners',
  who: 'operator',
  refusals: ['no_show', 'dates_out_of_order'],
})

export const chooseAwardWinner = endpoint<typeof shapes.chooseAwardWinner>()({
  method: 'PUT',
  path: '/api/admin/awards/categories/:id/winner',
  summary: 'Sets the winner of a category regardless of votes; null leaves it to the votes again',
  who: 'operator',
  refusals: ['no_show', 'other_category'],
})
