import type { CallInput } from '../endpoint.ts'
import { listPlace } from '../list-address.ts'
import type { Query } from '../page.ts'
import type { getErasures } from './desk-reads-contract.ts'
import { erasureStates } from './erasure.ts'

/** Query of the list. What is not set is left out. */
export const erasuresAt = (query: Query): CallInput<typeof getErasures>['query'] => ({
  ...listPlace(query),
  state: erasureStates.find(state => state === query.get('state')),
})
