import type { Answer, CallInput } from '@fairfloor/domain/endpoint'
import * as contract from '@fairfloor/domain/receivables/reads-contract'
import { keepPreviousData } from '@tanstack/react-query'
import { queryOf } from '../../lib/query.ts'

export type Documents = Answer<typeof contract.getDocuments>

export const documentsQuery = (query: CallInput<typeof contract.getDocuments>['query']) => ({
  ...queryOf(contract.getDocuments, { query }),
  placeholderData: keepPreviousData,
})
