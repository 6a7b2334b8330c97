import { endpoint } from '../endpoint.ts'
import type * as shapes from './fills-shapes.ts'

export const getFills = endpoint<typeof shapes.getFills>()({
  method: 'GET',
  path: '/api/onlineshop/basket/fills',
  summary: 'What the customer has bought, is in stock and not in the basket, by the case: what would fill an order',
  who: 'customer',
  needs: 'order',
})

export const getWeekFills = endpoint<typeof shapes.getFills>()({
  method: 'GET',
  path: '/api/onlineshop/newcomer-week/basket/fills',
  summary: 'What of the Newcomer Week would fill an order, as in the shop',
  who: 'customer',
  needs: 'order',
})
