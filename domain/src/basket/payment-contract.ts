import { endpoint } from '../endpoint.ts'
import type * as shapes from './payment-shapes.ts'

export const getPaymentMethods = endpoint<typeof shapes.getPaymentMethods>()({
  method: 'GET',
  path: '/api/payment-methods',
  summary: 'How the customer may pay, and how many days it has',
  who: 'customer',
})
