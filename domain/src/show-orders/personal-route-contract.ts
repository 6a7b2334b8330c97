import { endpoint } from '../endpoint.ts'
import type * as shapes from './personal-route-shapes.ts'

export const getPersonalRoute = endpoint<typeof shapes.getPersonalRoute>()({
  method: 'GET',
  path: '/api/virtual-trade-show/personal-route',
  summary:
    'Booths with something for this customer, by number: bought in the past year and not ordered yet, and new at brands the customer buys; empty for staff, and once ordering is closed',
  who: 'user',
  refusals: ['no_show'],
})
