import type { CallInput } from '../../endpoint.ts'
import { listPlace } from '../../list-address.ts'
import type { Query } from '../../page.ts'
import type { getBankEntries, getPayments } from './reads-contract.ts'
import { entryStates, paymentStates } from './states.ts'

/** Query of the list of payments as held in the page's address. */
export const paymentsAt = (query: Query): CallInput<typeof getPayments>['query'] => ({
  ...listPlace(query),
  state: paymentStates.find(state => state === query.get('state')),
})

/** The same of the list of the bank's sums. */
export const bankEntriesAt = (query: Query): CallInput<typeof getBankEntries>['query'] => ({
  ...listPlace(query),
  state: entryStates.find(state => state === query.get('state')),
})
