import { endpoint } from '../endpoint.ts'
import type * as shapes from './agent-shapes.ts'

export const findAgentCustomers = endpoint<typeof shapes.findAgentCustomers>()({
  method: 'GET',
  path: '/api/agent/customers',
  summary: 'Customers by company, number, place, user or order, for customer service; 20 at most',
  who: 'agent',
  refusals: ['too_many'],
})

export const getAgentCustomer = endpoint<typeof shapes.getAgentCustomer>()({
  method: 'GET',
  path: '/api/agent/customers/:id',
  summary: 'A customer with its users and addresses, for customer service: without terms, sums and rights',
  who: 'agent',
  refusals: ['too_many'],
})
