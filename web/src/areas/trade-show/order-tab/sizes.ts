import type { ProductSize } from '@fairfloor/domain/catalogue/contract'
import type { SizeSort } from '@fairfloor/domain/catalogue/sort'
import { cents, fromEuros, sum, times } from '@fairfloor/domain/money'
import { getBoothSizes } from '@fairfloor/domain/trade-show/booth-contract'
import { keepPreviousData } from '@tanstack/react-query'
import type { Quantities } from '../../../lib/pending.tsx'
import { queryOf } from '../../../lib/query.ts'

export const sizesQuery = (exhibitorId: number, sort: SizeSort = 'top') => ({
  ...queryOf(getBoothSizes, { params: { id: exhibitorId }, query: { sort } }),
  placeholderData: keepPreviousData,
})

/** The name under which the quantities typed at a booth are kept. */
export const pendingList = (exhibitorId: number): string => `booth-${exhibitorId}`

/** What is typed: pieces, flavours and their net price in cents. What the booth no longer offers does not count. */
export function totalOf(sizes: readonly ProductSize[], quantities: Quantities) {
  let pieces = 0
  let flavours = 0
  const sums = [cents(0)]
  const positions: { product_attribute_id: number; quantity: number }[] = []
  for (const size of sizes)
    for (const { id } of size.product_attributes) {
      const quantity = quantities[id] ?? 0
      if (quantity === 0) continue
      pieces += quantity
      flavours += 1
      sums.push(times(fromEuros(size.current_price ?? 0), quantity))
      positions.push({ product_attribute_id: id, quantity })
    }
  return { pieces, flavours, net: sum(sums), positions }
}

/** Whole per cent that the fair's price is below the regular one; 0 where it is not. */
export const percentOff = (regular: number | null, current: number | null): number =>
  regular && current !== null && current < regular ? Math.round((1 - current / regular) * 100) : 0
