import type { CallInput } from '../../endpoint.ts'
import { listPlace } from '../../list-address.ts'
import type { Query } from '../../page.ts'
import type { getPeople } from './desk-reads-contract.ts'
import { peopleRoles, peopleStates } from './staff.ts'

/** Query of the list of people. What is not set is left out. */
export const peopleAt = (query: Query): CallInput<typeof getPeople>['query'] => ({
  ...listPlace(query),
  role: peopleRoles.find(role => role === query.get('role')),
  state: peopleStates.find(state => state === query.get('state')),
})

/** The id of the person whose sheet is open beside the list; null if none is. */
export function openPersonAt(query: Query): number | null {
  const open = query.get('open') ?? ''
  return /^[1-9]\d{0,8}$/.test(open) ? Number(open) : null
}
