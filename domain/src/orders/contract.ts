import { endpoint } from '../endpoint.ts'
import type * as shapes from './shapes.ts'

export type { OrderKind, OrderStatus } from './kinds.ts'
export type { OrderAddress } from './order-shapes.ts'

export const getOrder = endpoint<typeof shapes.getOrder>()({
  method: 'GET',
  path: '/api/onlineshop/orders/:order_id',
  summary: "One of the customer's orders in detail",
  who: 'user',
})

export const listOrders = endpoint<typeof shapes.listOrders>()({
  method: 'GET',
  path: '/api/onlineshop/orders',
  summary: "The customer's orders, the newest 500 first, by status, period and text",
  who: 'user',
})

export const getOrdersPage = endpoint<typeof shapes.getOrdersPage>()({
  method: 'GET',
  path: '/api/onlineshop/orders-page',
  summary: "A page of the customer's orders, newest first, by status, period and text",
  who: 'user',
})

export const getLastBought = endpoint<typeof shapes.getLastBought>()({
  method: 'GET',
  path: '/api/onlineshop/last-bought',
  summary: 'What the customer last bought of each flavour of some sizes: pieces and day; without flavours never bought',
  who: 'customer',
})

export const listBackorder = endpoint<typeof shapes.listBackorder>()({
  method: 'GET',
  path: '/api/onlineshop/open-backorder',
  summary: "What the customer's orders still wait for, the oldest order first",
  who: 'user',
})
