import { endpoint } from '../endpoint.ts'
import type * as shapes from './desk-shapes.ts'

export const getDeskCustomers = endpoint<typeof shapes.getDeskCustomers>()({
  method: 'GET',
  path: '/api/admin/customers',
  summary:
    'Customers by company; search looks at company, number, VAT id, country, places, users, and numbers of orders and documents; state is that of the VAT id',
  who: 'operator',
})

export const getDeskCustomer = endpoint<typeof shapes.getDeskCustomer>()({
  method: 'GET',
  path: '/api/admin/customers/:id',
  summary: 'A customer with its price group, terms, addresses, VAT id and mandates',
  who: 'operator',
})
