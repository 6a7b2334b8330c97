import { endpoint } from '../endpoint.ts'
import type * as shapes from './shapes.ts'

export type { OrderAddress, OrderStatus } from './shapes.ts'

export const getOrder = endpoint<typeof shapes.getOrder>()({
  method: 'GET',
  path: '/api/onlineshop/orders/:order_id',
  summary: "One of the customer's orders in detail",
  who: 'user',
})

export const listOrders = endpoint<typeof shapes.listOrders>()({
  method: 'GET',
  path: '/api/onlineshop/orders',
  summary: "The customer's orders, newest first",
  who: 'user',
})
