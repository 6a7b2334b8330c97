import type { getProducts } from '@fairfloor/domain/assortment/contract'
import type { Answer } from '@fairfloor/domain/endpoint'
import { makeCache } from '../../platform/cache.ts'
import type { Catalogue, Size } from '../catalogue/index.ts'
import type { Promotions } from '../promotions/index.ts'
import { type Asked, isTyped } from './filters.ts'
import { headingOf } from './heading.ts'
import { orderOf } from './order.ts'
import type { Found } from './search/search.ts'
import { type Selection, select } from './select.ts'
import { type Bits, hasBit } from './shelf/bits.ts'
import { openPrices } from './shelf/prices.ts'
import { openShelf, type Shelf } from './shelf/shelf.ts'
import { type Look, shopSizeOf } from './shop-size.ts'

type List = Answer<typeof getProducts>
const PER_PAGE = 24

/** Some 20 kB each in a large catalogue. */
const MOST_SELECTIONS = 300

type ListLook = Look & { readonly seesPrices: boolean }

/** The only sizes that are meant, by id; without them all are. */
export type Only = {
  /** What a search found. */
  readonly found?: Found | undefined
  /** The reader's own. */
  readonly favourites?: Iterable<number>
}

export type Lists = {
  /** The catalogue as lists see it: an answer holds while its basis is the same. */
  shelf(now: Date): Shelf
  /** A page of the list, with the counts of each filter; and the sizes on it. */
  page(asked: Asked, look: ListLook, only?: Only): { answer: List; sizes: Size[] }
}

export function openLists(catalogue: Pick<Catalogue, 'snapshot' | 'onStock'>, promotions: Promotions): Lists {
  const shelfAt = openShelf(catalogue)
  const pricesAt = openPrices(promotions)
  const selections = makeCache<string, { readonly from: readonly unknown[]; readonly selection: Selection }>({
    max: MOST_SELECTIONS,
  })

  /** Pages and orders of a list share it. */
  function kept(asked: Asked, look: ListLook, from: readonly unknown[], make: () => Selection): Selection {
    const key = JSON.stringify([look.priceGroupId, look.country, look.seesPrices, { ...asked, sort: null, page: null }])
    const known = selections.peek(key)
    if (known?.from.every((input, i) => input === from[i])) return known.selection
    const selection = make()
    selections.set(key, { from, selection })
    return selection
  }

  return {
    shelf: shelfAt,
    page(asked, look, { found, favourites } = {}) {
      const shelf = shelfAt(look.now)
      const prices = pricesAt(shelf, look)
      const only = [found?.ids, favourites].filter(ids => ids !== undefined)
      const make = () => select(shelf, prices, asked, look, only)
      const isShared = only.length === 0 && !isTyped(asked)
      const from = [shelf.basis, promotions.basis(look.now), look.sales]
      const { listed, total, facets } = isShared ? kept(asked, look, from, make) : make()
      const start = (asked.page - 1) * PER_PAGE
      const slots = part(
        orderOf(shelf, prices, asked, look, found?.ids),
        listed,
        start,
        Math.min(start + PER_PAGE, total),
      )
      const sizes = slots.map(slot => shelf.columns.sizes[slot]!)
      const answer = {
        total,
        page: asked.page,
        pages: Math.ceil(total / PER_PAGE),
        sizes: sizes.map(size => shopSizeOf(shelf.snapshot, size, look)),
        relaxed: found?.relaxed ?? null,
        facets,
        heading: headingOf(shelf.snapshot, asked, look),
      }
      return { answer, sizes }
    },
  }
}

/** Those of an order that are listed, from one place to another. */
function part(order: Int32Array, listed: Bits, from: number, to: number): number[] {
  const slots: number[] = []
  for (let at = 0, place = 0; place < to && at < order.length; at++) {
    const slot = order[at]!
    if (hasBit(listed, slot) && place++ >= from) slots.push(slot)
  }
  return slots
}
