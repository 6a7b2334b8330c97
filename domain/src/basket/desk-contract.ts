import { endpoint } from '../endpoint.ts'
import type * as shapes from './desk-shapes.ts'

export const getCustomerBasket = endpoint<typeof shapes.getCustomerBasket>()({
  method: 'GET',
  path: '/api/admin/customers/:id/basket',
  summary: "A customer's basket of the shop as it is now, at its own prices",
  who: 'operator',
})
