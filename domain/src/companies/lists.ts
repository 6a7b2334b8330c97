import type { CallInput } from '../endpoint.ts'
import { listPlace } from '../list-address.ts'
import type { Query } from '../page.ts'
import type { getDeskCustomers } from './desk-reads-contract.ts'
import { vatStates } from './vat-states.ts'

/** Query of the list of customers. What is not set is left out. */
export const customersAt = (query: Query): CallInput<typeof getDeskCustomers>['query'] => ({
  ...listPlace(query),
  state: vatStates.find(state => state === query.get('state')),
})

/** The customer of an address; null for what is no id. */
export const customerIdIn = (text: string): number | null => (/^[1-9]\d{0,8}$/.test(text) ? Number(text) : null)

/** The parts of a customer's page. */
export const customerParts = [
  'overview',
  'orders',
  'invoices',
  'complaints',
  'access',
  'mails',
  'log',
  'terms',
] as const

export type CustomerPart = (typeof customerParts)[number]

/** The part that the address shows. */
export const customerPartAt = (query: Query): CustomerPart =>
  customerParts.find(part => part === query.get('part')) ?? 'overview'
