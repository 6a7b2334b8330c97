import type { CallInput } from '../endpoint.ts'
import { listPlace } from '../list-address.ts'
import type { Query } from '../page.ts'
import { productSorts, productStates } from './desk-choices.ts'
import type { getDeskProducts } from './product-desk-contract.ts'

/** Query of the list of products. What is not set is left out. */
export const productsAt = (query: Query): CallInput<typeof getDeskProducts>['query'] => ({
  ...listPlace(query),
  sort: productSorts.find(sort => sort === query.get('sort')),
  state: productStates.find(state => state === query.get('state')),
})
