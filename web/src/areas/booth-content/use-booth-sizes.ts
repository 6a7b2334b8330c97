import type { ProductSize } from '@fairfloor/domain/catalogue/contract'
import { getBoothSizes } from '@fairfloor/domain/trade-show/booth-contract'
import { useQuery } from '@tanstack/react-query'
import { queryOf } from '../../lib/query.ts'

const FRESH_MS = 60_000

/** A booth's sizes as in its order tab, the best-selling first. */
export const boothSizesQuery = (id: number) => ({
  ...queryOf(getBoothSizes, { params: { id }, query: { sort: 'top' } }),
  staleTime: FRESH_MS,
})

/** Finds a booth's product size, as in its order tab; undefined while loading, and where it is not orderable there. */
export function useBoothSizes(exhibitorId: number): (sizeId: number) => ProductSize | undefined {
  const { data } = useQuery(boothSizesQuery(exhibitorId))
  return sizeId => data?.find(({ id }) => id === sizeId)
}
