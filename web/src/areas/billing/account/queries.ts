import { getOwnDocuments } from '@fairfloor/domain/billing/documents/contract'
import type { Answer, CallInput } from '@fairfloor/domain/endpoint'
import { keepPreviousData } from '@tanstack/react-query'
import { queryOf } from '../../../lib/query.ts'

export type OwnDocuments = Answer<typeof getOwnDocuments>
export type OwnDocument = OwnDocuments['documents'][number]
export type OwnDocumentsAsked = CallInput<typeof getOwnDocuments>['query']

export const ownDocumentsQuery = (query: OwnDocumentsAsked) => ({
  ...queryOf(getOwnDocuments, { query }),
  placeholderData: keepPreviousData,
})

/** What a document adds to what is owed: credit notes take off. */
export const signed = ({ kind }: Pick<OwnDocument, 'kind'>, amount: number | null): number =>
  kind === 'invoice' ? (amount ?? 0) : -(amount ?? 0)
