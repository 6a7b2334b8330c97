import type { CallInput } from '../endpoint.ts'
import { listPlace } from '../list-address.ts'
import type { Query } from '../page.ts'
import type { getPicking } from './reads-contract.ts'
import { pickingStates } from './states.ts'

/** Query of the list of what leaves as held in the page's address. */
export const pickingAt = (query: Query): CallInput<typeof getPicking>['query'] => ({
  ...listPlace(query),
  state: pickingStates.find(state => state === query.get('state')),
})

/** The pick list in an address; undefined if invalid. */
export const pickListIn = (text: string | undefined): number | undefined =>
  text !== undefined && /^[1-9]\d{0,8}$/.test(text) ? Number(text) : undefined
