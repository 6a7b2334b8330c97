import type { CallInput } from '@fairfloor/domain/endpoint'
import * as contract from '@fairfloor/domain/outlet/contract'
import { keepPreviousData } from '@tanstack/react-query'
import { queryOf } from '../../lib/query.ts'

/** Asked for again when the reader comes back to the window: lots go at any time. */
export const outletQuery = (query: CallInput<typeof contract.getOutlet>['query']) => ({
  ...queryOf(contract.getOutlet, { query }),
  placeholderData: keepPreviousData,
  refetchOnWindowFocus: 'always' as const,
})
