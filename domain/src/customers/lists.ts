import type { CallInput } from '../endpoint.ts'
import { vatStates } from '../identity/vat-states.ts'
import { listPlace } from '../list-address.ts'
import type { Query } from '../page.ts'
import type { getDeskCustomers } from './desk-reads-contract.ts'

/** Query of the list of customers. What is not set is left out. */
export const customersAt = (query: Query): CallInput<typeof getDeskCustomers>['query'] => ({
  ...listPlace(query),
  state: vatStates.find(state => state === query.get('state')),
})

/** The customer that is open beside the list. */
export function openCustomerAt(query: Query): number | null {
  const open = query.get('open') ?? ''
  return /^[1-9]\d{0,8}$/.test(open) ? Number(open) : null
}
