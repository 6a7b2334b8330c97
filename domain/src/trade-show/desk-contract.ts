import { endpoint } from '../endpoint.ts'
import type * as shapes from './desk-shapes.ts'

export const getEditions = endpoint<typeof shapes.getEditions>()({
  method: 'GET',
  path: '/api/admin/editions',
  summary: 'The editions of the trade show with their dates, the newest first',
  who: 'operator',
})

export const changeEditionDates = endpoint<typeof shapes.changeEditionDates>()({
  method: 'PATCH',
  path: '/api/admin/editions/:id',
  summary: 'Moves the windows of an edition; every server and every open page follows at once',
  who: 'operator',
  refusals: ['dates_out_of_order'],
})
