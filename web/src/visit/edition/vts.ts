import type { Answer } from '@fairfloor/domain/endpoint'
import { getVts } from '@fairfloor/domain/trade-show/contract'
import { type UseQueryResult, useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import type { CallError } from '../../lib/call.ts'
import { queryOf } from '../../lib/query.ts'
import { serverOffset } from '../../ui/countdown.ts'

export type Vts = Answer<typeof getVts>

export const vtsQuery = queryOf(getVts, {})

/** The current edition of the show, and how far the server's clock is ahead of the browser's in ms. */
export function useVts(): {
  vts: Vts | undefined
  offset: number
  query: UseQueryResult<Vts, CallError>
} {
  const query = useQuery(vtsQuery)
  const { data, dataUpdatedAt } = query
  const offset = useMemo(() => (data ? serverOffset(data.server_time, dataUpdatedAt) : 0), [data, dataUpdatedAt])
  return { vts: data, offset, query }
}

/** Whether there is a show; until that is known, yes. */
export const useHasShow = (): boolean => useQuery(vtsQuery).error?.status !== 404
