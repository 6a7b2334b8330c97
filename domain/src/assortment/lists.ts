import type { CallInput } from '../endpoint.ts'
import { listPlace } from '../list-address.ts'
import type { Query } from '../page.ts'
import { vainSearchSorts } from './desk-choices.ts'
import type { getVainSearches } from './search-desk-contract.ts'

/** Query of the list. What is not set is left out. */
export const vainSearchesAt = (query: Query): CallInput<typeof getVainSearches>['query'] => ({
  ...listPlace(query),
  sort: vainSearchSorts.find(sort => sort === query.get('sort')),
})
