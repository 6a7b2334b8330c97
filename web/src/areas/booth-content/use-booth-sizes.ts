import type { ProductSize } from '@fairfloor/domain/catalogue/contract'
import { getBoothSizes } from '@fairfloor/domain/trade-show/booth-contract'
import { useQuery } from '@tanstack/react-query'
import { queryOf } from '../../lib/query.ts'

const FRESH_MS = 60_000

/** Finds a booth's product size, as in its order tab; undefined while loading, and where it is not orderable there. */
export function useBoothSizes(exhibitorId: number): (sizeId: number) => ProductSize | undefined {
  const { data } = useQuery({
    ...queryOf(getBoothSizes, { params: { id: exhibitorId }, query: { sort: 'top' } }),
    staleTime: FRESH_MS,
  })
  return sizeId => data?.find(({ id }) => id === sizeId)
}
