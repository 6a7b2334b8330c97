import { endpoint } from '../endpoint.ts'
import type * as shapes from './desk-shapes.ts'

export const getCustomerApiUse = endpoint<typeof shapes.getCustomerApiUse>()({
  method: 'GET',
  path: '/api/admin/customers/:id/api-use',
  summary: "How a customer's own systems are connected: its key, its own references, and where it is told of stock",
  who: 'operator',
})
