import type { CallInput } from '../endpoint.ts'
import { listPlace } from '../list-address.ts'
import type { Query } from '../page.ts'
import type { getComplaints } from './reads-contract.ts'
import { complaintStates } from './states.ts'

/** An id in an address; undefined if invalid. */
export const complaintIdIn = (text: string | null | undefined): number | undefined =>
  text && /^[1-9]\d{0,8}$/.test(text) ? Number(text) : undefined

/** Query of the customer's and the desk's list as held in the page's address. A filter that is not set is left out. */
export const complaintsAt = (query: Query): CallInput<typeof getComplaints>['query'] => ({
  ...listPlace(query),
  state: complaintStates.find(state => state === query.get('state')),
})
