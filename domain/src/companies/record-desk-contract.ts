import { endpoint } from '../endpoint.ts'
import type * as shapes from './record-shapes.ts'

export type { StandingBody } from './record-shapes.ts'

export const addCustomerNote = endpoint<typeof shapes.addCustomerNote>()({
  method: 'POST',
  path: '/api/admin/customers/:id/notes',
  summary: 'Notes something about a customer',
  who: 'operator',
  idempotent: true,
})

export const changeStanding = endpoint<typeof shapes.changeStanding>()({
  method: 'PUT',
  path: '/api/admin/customers/:id/standing',
  summary: 'Sets the price group of a customer, and whether it has the API and sees its orders of the fair',
  who: 'operator',
  refusals: ['changed_meanwhile', 'unknown_price_group'],
})

export const blockCustomer = endpoint<typeof shapes.blockCustomer>()({
  method: 'POST',
  path: '/api/admin/customers/:id/block',
  summary: 'Blocks a customer: all sessions of its users end and its API key is refused; its orders go on',
  who: 'operator',
  refusals: ['customer_blocked_already'],
})

export const unblockCustomer = endpoint<typeof shapes.unblockCustomer>()({
  method: 'POST',
  path: '/api/admin/customers/:id/unblock',
  summary: 'Lets the users of a blocked customer log in again; whoever is blocked alone stays blocked',
  who: 'operator',
  refusals: ['customer_not_blocked'],
})
