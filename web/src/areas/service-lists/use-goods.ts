import { getSizes, type ShopSize } from '@fairfloor/domain/assortment/contract'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { queryOf } from '../../lib/query.ts'
import { usePendingValue } from '../../lib/sending/pending.tsx'
import { SHOP_LIST } from '../basket/basket.ts'
import type { Row } from './lists.ts'

export type Goods = {
  readonly sizes: readonly ShopSize[]
  /** The size and flavours of a row that can be ordered: of a row of a size all of them. */
  of(row: Row): { readonly size: ShopSize; readonly flavours: ShopSize['product_attributes'] } | undefined
}

/** As many sizes as one call takes. */
const MOST = 200

/** What the rows of a page are of, as the shop's lists have it, and those of other pages of which pieces are typed. */
export function useGoods(rows: readonly Row[], all: readonly Row[], enabled: boolean): Goods {
  const typed = usePendingValue(SHOP_LIST, quantities =>
    all.flatMap(({ id, product_size_erp_id: size }) => (quantities[id] && size ? [size] : [])).join(),
  )
  const shown = rows.flatMap(({ product_size_erp_id: size }) => size ?? []).join()
  const ids = [...new Set([shown, typed].join().split(',').filter(Boolean))].slice(0, MOST).join()
  const { data } = useQuery({
    ...queryOf(getSizes, { query: { sizes: ids } }),
    enabled: enabled && ids !== '',
    placeholderData: keepPreviousData,
  })
  return useMemo(() => {
    const bySize = new Map(data?.map(size => [size.id, size]))
    return {
      sizes: data ?? [],
      of: ({ id, product_size_erp_id: sizeId, price_trend: isOfSize }) => {
        const size = bySize.get(sizeId ?? 0)
        const flavours = size?.product_attributes.filter(flavour => isOfSize || flavour.id === id) ?? []
        return size && flavours.length > 0 ? { size, flavours } : undefined
      },
    }
  }, [data])
}
