import { endpoint } from '../endpoint.ts'
import type * as shapes from './summary-shapes.ts'

export const getOrderSummary = endpoint<typeof shapes.getOrderSummary>()({
  method: 'GET',
  path: '/api/virtual-trade-show/order-summary',
  summary: 'The customer’s order at the current edition in figures, and what waits to be confirmed and released',
  who: 'user',
  refusals: ['no_show'],
})
