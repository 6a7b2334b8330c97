import type { CallInput } from '../endpoint.ts'
import { listPlace } from '../list-address.ts'
import type { Query } from '../page.ts'
import { brandSorts } from './desk-choices.ts'
import type { getDeskBrands } from './desk-reads-contract.ts'

/** Query of the list of brands. What is not set is left out. */
export const brandsAt = (query: Query): CallInput<typeof getDeskBrands>['query'] => ({
  ...listPlace(query),
  sort: brandSorts.find(sort => sort === query.get('sort')),
})

/** The row that is open beside a list. */
export const openRowAt = (query: Query): number | null => rowIn(query.get('open') ?? '')

/** A row id as an address holds it; null for anything else. */
export const rowIn = (text: string): number | null => (/^[1-9]\d{0,8}$/.test(text) ? Number(text) : null)
