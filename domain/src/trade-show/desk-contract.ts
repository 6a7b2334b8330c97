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

export const copyEdition = endpoint<typeof shapes.copyEdition>()({
  method: 'POST',
  path: '/api/admin/editions',
  summary:
    'Makes a new edition after another one, with its hall, exhibitors, booths, questions and limits; not current yet',
  who: 'operator',
  refusals: ['edition_exists', 'day_out_of_range'],
})

export const makeEditionCurrent = endpoint<typeof shapes.makeEditionCurrent>()({
  method: 'POST',
  path: '/api/admin/editions/:id/current',
  summary: 'Makes an edition the one that everybody sees, once the current one is over',
  who: 'operator',
  refusals: ['edition_running'],
})
