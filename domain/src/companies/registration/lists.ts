import type { CallInput } from '../../endpoint.ts'
import { listPlace } from '../../list-address.ts'
import type { Query } from '../../page.ts'
import type { getRegistrations } from './desk-reads-contract.ts'
import { registrationStates } from './states.ts'

/** Query of the list. What is not set is left out. */
export const registrationsAt = (query: Query): CallInput<typeof getRegistrations>['query'] => ({
  ...listPlace(query),
  state: registrationStates.find(state => state === query.get('state')),
})

/** The registration that is open beside the list. */
export function openRegistrationAt(query: Query): number | null {
  const open = query.get('open') ?? ''
  return /^[1-9]\d{0,8}$/.test(open) ? Number(open) : null
}
