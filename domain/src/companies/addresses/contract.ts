import { endpoint } from '../../endpoint.ts'
import type * as shapes from './shapes.ts'

export type { AddressFields } from './shapes.ts'

const of = { who: 'customer', needs: 'manage' } as const

export const addAddress = endpoint<typeof shapes.addAddress>()({
  method: 'POST',
  path: '/api/company/addresses',
  summary: 'Adds an address of the own company, for invoices or for deliveries; the first of a kind is the usual one',
  ...of,
  idempotent: true,
  refusals: ['address_name', 'no_such_country', 'wrong_postal_code', 'not_a_gln', 'no_delivery', 'too_many_addresses'],
})

export const changeAddress = endpoint<typeof shapes.changeAddress>()({
  method: 'PATCH',
  path: '/api/company/addresses/:id',
  summary: 'Changes an address; orders and documents that exist keep the one they were made with',
  ...of,
  refusals: ['changed_meanwhile', 'address_name', 'no_such_country', 'wrong_postal_code', 'not_a_gln', 'no_delivery'],
})

export const makeUsualAddress = endpoint<typeof shapes.makeUsualAddress>()({
  method: 'POST',
  path: '/api/company/addresses/:id/usual',
  summary: 'Makes an address the usual one of its kind',
  ...of,
})

export const removeAddress = endpoint<typeof shapes.removeAddress>()({
  method: 'DELETE',
  path: '/api/company/addresses/:id',
  summary: 'Removes an address; the last one for invoices stays, and one that goods are to be released to',
  ...of,
  refusals: ['last_address', 'address_awaits_goods'],
})
