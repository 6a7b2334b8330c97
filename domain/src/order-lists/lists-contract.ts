import { endpoint } from '../endpoint.ts'
import type * as shapes from './shapes.ts'

export const getOrderLists = endpoint<typeof shapes.getOrderLists>()({
  method: 'GET',
  path: '/api/onlineshop/order-lists',
  summary: "The user's order lists and those that colleagues share, the last changed first",
  who: 'customer',
})

export const getOrderList = endpoint<typeof shapes.getOrderList>()({
  method: 'GET',
  path: '/api/onlineshop/order-lists/:id',
  summary: 'An order list with its flavours and quantities, and the sizes as the lists of products show them',
  who: 'customer',
})
