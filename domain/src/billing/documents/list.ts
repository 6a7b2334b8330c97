import type { CallInput } from '../../endpoint.ts'
import type { Query } from '../../page.ts'
import { documentsAt } from '../receivables/list.ts'
import type { getOwnDocuments } from './contract.ts'

/** Query of the customer's documents as held in the page's address. What does not fit is left out. */
export function ownDocumentsAt(query: Query): CallInput<typeof getOwnDocuments>['query'] {
  const { customer: _, ...asked } = documentsAt(query) ?? {}
  return asked
}
