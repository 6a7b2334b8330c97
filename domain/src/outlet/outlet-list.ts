import type { CallInput } from '../endpoint.ts'
import type { Query } from '../page.ts'
import type { getOutlet } from './contract.ts'
import { outletSorts } from './states.ts'

/** An id in an address; undefined if invalid. */
export const idIn = (text: string | null | undefined): number | undefined =>
  text && /^[1-9]\d{0,8}$/.test(text) ? Number(text) : undefined

/** Query of the outlet's list as held in the page's address. */
export const outletAt = (query: Query): CallInput<typeof getOutlet>['query'] => ({
  brand_id: idIn(query.get('brand')),
  sort: outletSorts.find(sort => sort === query.get('sort')),
})
