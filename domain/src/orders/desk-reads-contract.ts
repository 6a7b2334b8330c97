import { endpoint } from '../endpoint.ts'
import type * as shapes from './desk-shapes.ts'

export const getDeskOrders = endpoint<typeof shapes.getDeskOrders>()({
  method: 'GET',
  path: '/api/admin/orders',
  summary:
    "Orders of all customers or of one, newest first; search looks at the order's number and the customer's, company, SKU and article",
  who: 'operator',
})

export const getDeskOrder = endpoint<typeof shapes.getDeskOrder>()({
  method: 'GET',
  path: '/api/admin/orders/:order_id',
  summary: 'An order of any customer: lines, addresses, price, documents, history',
  who: 'operator',
})
