import type { CallInput } from '../endpoint.ts'
import { listPlace } from '../list-address.ts'
import type { Query } from '../page.ts'
import type { getAuditLog, getJobs, getMails } from './contract.ts'
import { jobStates, mailStates } from './states.ts'

type Asked<E extends typeof getAuditLog | typeof getJobs | typeof getMails> = CallInput<E>['query']

/** Query of a paged list. Filters that are not set are left out. */
export const mailsAt = (query: Query): Asked<typeof getMails> => ({
  ...listPlace(query),
  state: mailStates.find(state => state === query.get('state')),
})

/** The mail that is open beside the list. */
export function openMailAt(query: Query): number | null {
  const id = query.get('mail') ?? ''
  return /^[1-9]\d{0,9}$/.test(id) ? Number(id) : null
}

export const jobsAt = (query: Query): Asked<typeof getJobs> => ({
  ...listPlace(query),
  state: jobStates.find(state => state === query.get('state')),
})

export const auditAt = (query: Query): Asked<typeof getAuditLog> => ({
  ...listPlace(query),
  switched: query.get('switched') === 'true' ? 'true' : undefined,
})
