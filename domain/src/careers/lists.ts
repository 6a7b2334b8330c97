import type { CallInput } from '../endpoint.ts'
import { listPlace } from '../list-address.ts'
import type { Query } from '../page.ts'
import { applicationStates } from './application.ts'
import type { getApplications } from './desk-reads-contract.ts'

/** Query of the list. A filter that is not set is left out. */
export const applicationsAt = (query: Query): CallInput<typeof getApplications>['query'] => ({
  ...listPlace(query),
  state: applicationStates.find(state => state === query.get('state')),
})
