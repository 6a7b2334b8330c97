import { endpoint } from '../../endpoint.ts'
import type * as shapes from './desk-shapes.ts'

export const getDeskCardPayments = endpoint<typeof shapes.getDeskCardPayments>()({
  method: 'GET',
  path: '/api/admin/orders/:order_id/card-payments',
  summary: 'The tries to pay an order by card, with what the provider told of each, and what went back',
  who: 'operator',
})

export const getOddCardEvents = endpoint<typeof shapes.getOddCardEvents>()({
  method: 'GET',
  path: '/api/admin/card-events',
  summary: 'Events of the card provider that do not fit and that nobody has seen to yet, the oldest first',
  who: 'operator',
})
