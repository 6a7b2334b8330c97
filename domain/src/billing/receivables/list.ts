import { day } from '../../calendar-day.ts'
import type { CallInput } from '../../endpoint.ts'
import { listPlace } from '../../list-address.ts'
import type { Query } from '../../page.ts'
import type { getDocuments } from './reads-contract.ts'
import { documentStates } from './states.ts'

/** Query of the list of invoices and credit notes as held in the page's address. What does not fit is left out. */
export const documentsAt = (query: Query): CallInput<typeof getDocuments>['query'] => ({
  ...listPlace(query),
  state: documentStates.find(state => state === query.get('state')),
  customer: idAt(query.get('customer')),
  from: dayAt(query.get('from')),
  until: dayAt(query.get('until')),
})

function dayAt(text: string | null): string | undefined {
  try {
    return text === null ? undefined : day(text)
  } catch {
    return undefined
  }
}

const idAt = (text: string | null) => (text !== null && /^[1-9]\d{0,8}$/.test(text) ? Number(text) : undefined)
