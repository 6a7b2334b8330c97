import { withoutPriceOrder } from '@fairfloor/domain/catalogue/sort'
import { type Asked, type FilterLook, slotsOf } from './filters.ts'
import { hasBit } from './shelf/bits.ts'
import { sortedBy } from './shelf/orders.ts'
import type { Prices } from './shelf/prices.ts'
import type { Shelf } from './shelf/shelf.ts'

/** Slots in the order that is asked for; of what a search found, the best first unless another is. */
export function orderOf(
  shelf: Shelf,
  prices: Prices,
  asked: Asked,
  look: FilterLook,
  found: Iterable<number> | undefined,
): Int32Array {
  const { sort: wanted = 'top' } = asked
  const sort = look.seesPrices ? wanted : withoutPriceOrder(wanted)
  if (sort === 'name') return shelf.byName
  if (sort === 'price_low_first' || sort === 'price_high_first') return prices.inOrder(sort)
  if (found && sort === 'top') return slotsOf(shelf, found)
  if (!asked.top) return sort === 'top' ? shelf.byRank : newFirst(shelf)
  // Top products are sorted by what sold, not as the operator ranks them.
  const { pieces } = look.sales
  const sold = slotsOf(shelf, pieces.keys())
  const bySales = sortedBy(sold, shelf, slot => -(pieces.get(shelf.columns.sizes[slot]!.id) ?? 0))
  return sort === 'top' ? bySales : freshFirst(shelf, bySales)
}

const orders = new WeakMap<Shelf, Int32Array>()

function newFirst(shelf: Shelf): Int32Array {
  const order = orders.get(shelf) ?? freshFirst(shelf, shelf.byRank)
  orders.set(shelf, order)
  return order
}

/** What is new comes first, the latest before the others; the rest stays in its order. */
function freshFirst({ columns, fresh }: Shelf, order: Int32Array): Int32Array {
  const result = new Int32Array(order.length)
  const first = order.filter(slot => hasBit(fresh, slot)).sort((a, b) => columns.sizes[b]!.id - columns.sizes[a]!.id)
  result.set(first)
  result.set(
    order.filter(slot => !hasBit(fresh, slot)),
    first.length,
  )
  return result
}
