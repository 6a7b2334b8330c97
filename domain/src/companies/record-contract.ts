import { endpoint } from '../endpoint.ts'
import type * as shapes from './record-shapes.ts'

export type { CustomerLogins, CustomerNotes, CustomerUsers } from './record-shapes.ts'

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

export const getCustomerNotes = endpoint<typeof shapes.getCustomerNotes>()({
  method: 'GET',
  path: '/api/admin/customers/:id/notes',
  summary: 'What the house has noted about a customer, newest first; the customer never sees it',
  who: 'operator',
})
