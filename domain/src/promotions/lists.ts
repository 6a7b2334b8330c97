import type { CallInput } from '../endpoint.ts'
import { listPlace } from '../list-address.ts'
import type { Query } from '../page.ts'
import type { getDeskBanners } from './banner-contract.ts'
import type { getClearances, getPromotions } from './desk-reads-contract.ts'
import { bannerSorts, bannerStates, campaignStates, clearanceSorts, promotionSorts } from './states.ts'

const stateIn = (query: Query) => campaignStates.find(state => state === query.get('state'))

/** Query of the list of promotions. What is not set is left out. */
export const promotionsAt = (query: Query): CallInput<typeof getPromotions>['query'] => ({
  ...listPlace(query),
  state: stateIn(query),
  sort: promotionSorts.find(sort => sort === query.get('sort')),
})

export const clearancesAt = (query: Query): CallInput<typeof getClearances>['query'] => ({
  ...listPlace(query),
  state: stateIn(query),
  sort: clearanceSorts.find(sort => sort === query.get('sort')),
})

export const bannersAt = (query: Query): CallInput<typeof getDeskBanners>['query'] => ({
  ...listPlace(query),
  state: bannerStates.find(state => state === query.get('state')),
  sort: bannerSorts.find(sort => sort === query.get('sort')),
})

/** What is open beside a list: a row by its id, or a new one. */
export function openAt(query: Query): number | 'new' | null {
  const open = query.get('open') ?? ''
  if (open === 'new') return open
  return /^[1-9]\d{0,8}$/.test(open) ? Number(open) : null
}
