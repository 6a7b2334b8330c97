import { endpoint } from '../endpoint.ts'
import type * as shapes from './shapes.ts'

export const orderAgain = endpoint<typeof shapes.orderAgain>()({
  method: 'POST',
  path: '/api/onlineshop/orders/:order_id/add-to-basket',
  summary: 'Adds what can be ordered of an order to the basket, in quantities that fit, and says what was left out',
  who: 'customer',
  needs: 'order',
  idempotent: true,
  refusals: ['quantity_too_large'],
})
