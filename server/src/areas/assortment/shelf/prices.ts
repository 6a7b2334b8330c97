import type { SizeSort } from '@fairfloor/domain/catalogue/sort'
import { LRUCache } from 'lru-cache'
import type { Promotions } from '../../promotions/index.ts'
import type { Moment } from '../offers.ts'
import { type Bits, bitsWhere } from './bits.ts'
import { sortedBy } from './orders.ts'
import type { Shelf } from './shelf.ts'

/** What sizes cost a price group in a country. */
export type Prices = {
  /** By slot, in cents; -1 for what is not for sale. */
  readonly cents: Int32Array
  readonly forSale: Bits
  /** All slots by price. */
  inOrder(sort: Extract<SizeSort, 'price_low_first' | 'price_high_first'>): Int32Array
}

const NOT_SOLD = -1

/** Some 600 kB each in a large catalogue. */
const MOST = 40

type Kept = { readonly basis: object; readonly revision: number; readonly room: Int32Array; readonly prices: Prices }

/** Prices are kept while promotions stay the same, and only those of changed sizes are asked again. */
export function openPrices(promotions: Promotions): (shelf: Shelf, moment: Moment) => Prices {
  const known = new LRUCache<string, Kept>({ max: MOST })
  return (shelf, moment) => {
    const { columns, revision } = shelf
    const key = `${moment.priceGroupId} ${moment.country}`
    const basis = promotions.basis(moment.now)
    const before = known.get(key)
    const isKept = before?.basis === basis && before.room === columns.rank
    if (isKept && before.revision === revision) return before.prices
    const changed = isKept ? shelf.changedSince(before.revision) : undefined
    const cents = changed ? before!.prices.cents : new Int32Array(columns.rank.length)
    for (const slot of changed ?? columns.sizes.keys())
      cents[slot] = promotions.offerOf(columns.sizes[slot]!, moment)?.current ?? NOT_SOLD
    const prices = pricesFrom(shelf, cents)
    // The columns are others after a change of everything.
    known.set(key, { basis, revision, room: columns.rank, prices })
    return prices
  }
}

function pricesFrom(shelf: Shelf, cents: Int32Array): Prices {
  const orders = new Map<string, Int32Array>()
  return {
    cents,
    forSale: bitsWhere(shelf.count, slot => cents[slot]! !== NOT_SOLD),
    inOrder(sort) {
      const direction = sort === 'price_low_first' ? 1 : -1
      const order = orders.get(sort) ?? sortedBy(shelf.byName, shelf, slot => direction * cents[slot]!)
      orders.set(sort, order)
      return order
    },
  }
}
