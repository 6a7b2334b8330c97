import type { CallInput } from '../../endpoint.ts'
import { listPlace } from '../../list-address.ts'
import type { Query } from '../../page.ts'
import type { getDeliveries } from './reads-contract.ts'
import { deliveryStates } from './states.ts'

/** Query of the list of deliveries as held in the page's address. */
export const deliveriesAt = (query: Query): CallInput<typeof getDeliveries>['query'] => ({
  ...listPlace(query),
  state: deliveryStates.find(state => state === query.get('state')),
})

/** The delivery in an address; undefined if invalid. */
export const deliveryIn = (text: string | undefined): number | undefined =>
  text !== undefined && /^[1-9]\d{0,8}$/.test(text) ? Number(text) : undefined
