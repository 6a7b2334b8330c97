import { endpoint } from '../endpoint.ts'
import type * as shapes from './customer-shapes.ts'

export type { CustomerFigures } from './customer-shapes.ts'

export const getCustomerFigures = endpoint<typeof shapes.getCustomerFigures>()({
  method: 'GET',
  path: '/api/admin/customers/:id/figures',
  summary: 'What a customer owes and has bought this year and the last one, its last order, and its bonus',
  who: 'operator',
})

export const getAgentOrders = endpoint<typeof shapes.getAgentOrders>()({
  method: 'GET',
  path: '/api/agent/customers/:id/orders',
  summary: "A customer's orders, newest first, for customer service: without prices and invoices",
  who: 'agent',
})
