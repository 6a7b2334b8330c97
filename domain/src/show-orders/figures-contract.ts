import { endpoint } from '../endpoint.ts'
import type * as shapes from './figures-shapes.ts'

export const getShowFigures = endpoint<typeof shapes.getShowFigures>()({
  method: 'GET',
  path: '/api/admin/show-figures',
  summary: 'What all customers together have ordered, confirmed and released at the current edition',
  who: 'operator',
  refusals: ['no_show'],
})
