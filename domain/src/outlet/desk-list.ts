import type { CallInput } from '../endpoint.ts'
import { listPlace } from '../list-address.ts'
import type { Query } from '../page.ts'
import type { getOutletDesk } from './desk-reads-contract.ts'
import { lotStates } from './states.ts'

/** Query of the operator's list as held in the page's address. */
export const outletDeskAt = (query: Query): CallInput<typeof getOutletDesk>['query'] => ({
  ...listPlace(query),
  state: lotStates.find(state => state === query.get('state')),
})
