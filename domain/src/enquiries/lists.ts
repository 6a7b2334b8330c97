import type { CallInput } from '../endpoint.ts'
import { listPlace } from '../list-address.ts'
import type { Query } from '../page.ts'
import type { getDeskEnquiries } from './desk-contract.ts'
import { enquiryStates } from './states.ts'

/** Query of the list. A filter that is not set is left out. */
export const enquiriesAt = (query: Query): CallInput<typeof getDeskEnquiries>['query'] => ({
  ...listPlace(query),
  state: enquiryStates.find(state => state === query.get('state')),
})

/** Where enquiries are written, each a tab of the desk. */
export const enquiryPlaces = ['booths', 'contact'] as const

export const enquiryPlaceAt = (query: Query): (typeof enquiryPlaces)[number] =>
  query.get('tab') === 'contact' ? 'contact' : 'booths'
