import { endpoint } from '../endpoint.ts'
import type * as shapes from './shapes.ts'

export const getUserRewards = endpoint<typeof shapes.getUserRewards>()({
  method: 'GET',
  path: '/api/virtual-trade-show/user-rewards',
  summary: 'The points of the user at the current edition, by activity; the last row is the total',
  who: 'user',
  refusals: ['no_show'],
})
