import { getOverview } from '@fairfloor/domain/back-office/overview/contract'
import type { Answer } from '@fairfloor/domain/endpoint'
import { keepPreviousData } from '@tanstack/react-query'
import { queryOf } from '../../../lib/query.ts'

export type Overview = Answer<typeof getOverview>

/** Orders come in by themselves, so an open page asks again; less often than for mails, as the answer sums up every order. */
export const overviewQuery = {
  ...queryOf(getOverview, {}),
  refetchInterval: 60_000,
  placeholderData: keepPreviousData<Overview>,
}
