import type { SizeSort } from '@fairfloor/domain/catalogue/sort'
import { getBoothSizes } from '@fairfloor/domain/trade-show/booth-contract'
import { keepPreviousData } from '@tanstack/react-query'
import { queryOf } from '../../../lib/query.ts'

export const sizesQuery = (exhibitorId: number, sort: SizeSort = 'top') => ({
  ...queryOf(getBoothSizes, { params: { id: exhibitorId }, query: { sort } }),
  placeholderData: keepPreviousData,
})
