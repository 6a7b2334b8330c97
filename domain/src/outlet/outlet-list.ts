import type { CallInput } from '../endpoint.ts'
import { listPlace } from '../list-address.ts'
import type { Query } from '../page.ts'
import type { getOutlet } from './contract.ts'
import type { getOutletDesk } from './desk-reads-contract.ts'
import { lotStates, outletSorts } from './lots.ts'

const idIn = (text: string | null | undefined): number | undefined =>
  text && /^[1-9]\d{0,8}$/.test(text) ? Number(text) : undefined

/** Query of the outlet's list as held in the page's address. */
export const outletAt = (query: Query): CallInput<typeof getOutlet>['query'] => ({
  brand_id: idIn(query.get('brand')),
  sort: outletSorts.find(sort => sort === query.get('sort')),
})

/** Query of the operator's list as held in the page's address. */
export const outletDeskAt = (query: Query): CallInput<typeof getOutletDesk>['query'] => ({
  ...listPlace(query),
  state: lotStates.find(state => state === query.get('state')),
})

/** The lot in an address; undefined if invalid. */
export const lotIn = (text: string | undefined): number | undefined => idIn(text)
