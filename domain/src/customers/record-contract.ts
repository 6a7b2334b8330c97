import { endpoint } from '../endpoint.ts'
import type * as shapes from './record-shapes.ts'

export type { CustomerFigures, CustomerLogins, CustomerNotes, CustomerUsers } from './record-shapes.ts'

export const getCustomerFigures = endpoint<typeof shapes.getCustomerFigures>()({
  method: 'GET',
  path: '/api/admin/customers/:id/figures',
  summary: 'What a customer owes and has bought this year and the last one, its last order, and its bonus',
  who: 'operator',
})

export const getCustomerBasket = endpoint<typeof shapes.getCustomerBasket>()({
  method: 'GET',
  path: '/api/admin/customers/:id/basket',
  summary: "A customer's basket of the shop as it is now, at its own prices",
  who: 'operator',
})

export const getCustomerUsers = endpoint<typeof shapes.getCustomerUsers>()({
  method: 'GET',
  path: '/api/admin/customers/:id/users',
  summary: 'The users of a customer with their rights, their last login, and whether they are blocked',
  who: 'operator',
})

export const getCustomerLogins = endpoint<typeof shapes.getCustomerLogins>()({
  method: 'GET',
  path: '/api/admin/customers/:id/logins',
  summary:
    "The running sessions of a customer's users, and the logins of the last day that failed; 100 of each at most",
  who: 'operator',
})

export const getCustomerApiUse = endpoint<typeof shapes.getCustomerApiUse>()({
  method: 'GET',
  path: '/api/admin/customers/:id/api-use',
  summary: "How a customer's own systems are connected: its key, its own references, and where it is told of stock",
  who: 'operator',
})

export const getCustomerNotes = endpoint<typeof shapes.getCustomerNotes>()({
  method: 'GET',
  path: '/api/admin/customers/:id/notes',
  summary: 'What the house has noted about a customer, newest first; the customer never sees it',
  who: 'operator',
})
