import type { getProducts } from '@fairfloor/domain/assortment/contract'
import { withoutPriceOrder } from '@fairfloor/domain/catalogue/sort'
import type { Parsed } from '@fairfloor/domain/endpoint'
import { cents, euros } from '@fairfloor/domain/money'
import type { Snapshot } from '../catalogue/index.ts'
import type { Moment } from './offers.ts'
import type { Sales } from './sales.ts'
import { type Bits, bitsOf, bitsWhere, inAll } from './shelf/bits.ts'
import type { Prices } from './shelf/prices.ts'
import type { Shelf } from './shelf/shelf.ts'

export type Asked = Parsed<typeof getProducts>['query']

/** A query such that those that select the same list are equal. */
export const comparable = (asked: Asked, seesPrices: boolean): Asked => {
  const { sale, price_from: from, price_to: to, sort = 'top', ...rest } = asked
  const shared = { ...rest, ...(sale === undefined ? {} : { sale: '1' }) }
  return seesPrices ? { ...shared, price_from: from, price_to: to, sort } : { ...shared, sort: withoutPriceOrder(sort) }
}

/** Whether it holds a text or an amount that somebody has typed; other texts name something, or the list is empty. */
export const isTyped = ({ term, price_from: from, price_to: to }: Asked): boolean =>
  [term, from, to].some(value => value !== undefined)

/** Whether it is a search that no filter narrows, at its first page. */
export const isPlainSearch = ({ term, page, sort: _, ...filters }: Asked): boolean =>
  term !== undefined && page === 1 && Object.values(filters).every(value => value === undefined)

/** Filters whose counts a list shows. */
export type Facet = 'brand' | 'category' | 'size' | 'in_stock' | 'new' | 'sale' | 'gym_assortment' | 'price'

export type FilterLook = Moment & { readonly seesPrices: boolean; readonly sales: Sales }

/** Sizes by the shelf's slots. */
type Sets = {
  /** What is on sale, and what filters without counts leave of it. */
  readonly always: Bits
  /** The filters that are asked for. */
  readonly filters: ReadonlyMap<Facet, Bits>
}

/** @param only ids of the sizes that are meant, such as a search's; without them all are */
export function setsOf(
  shelf: Shelf,
  prices: Prices,
  asked: Asked,
  look: FilterLook,
  only: readonly Iterable<number>[],
): Sets {
  const { columns, count } = shelf
  const { brand, category, size, price_from: from = 0, price_to: to = Number.POSITIVE_INFINITY } = asked
  const filters = new Map<Facet, Bits>()
  if (brand !== undefined) filters.set('brand', brandSet(shelf, brand))
  if (category !== undefined) filters.set('category', categorySet(shelf, category))
  if (size !== undefined) {
    const number = columns.nameNumbers.get(size) ?? -1
    filters.set(
      'size',
      bitsWhere(count, slot => columns.name[slot] === number),
    )
  }
  if (asked.in_stock) filters.set('in_stock', shelf.stocked)
  if (asked.new) filters.set('new', shelf.fresh)
  if (asked.sale !== undefined) filters.set('sale', saleSet(shelf, look))
  if (asked.gym_assortment) filters.set('gym_assortment', gymSet(shelf))
  if (look.seesPrices && (from > 0 || to < Number.POSITIVE_INFINITY)) {
    const isInRange = (price: number) => price >= from && price <= to
    filters.set(
      'price',
      bitsWhere(count, slot => isInRange(euros(cents(prices.cents[slot]!)))),
    )
  }
  const chosen = [...campaignSets(shelf, asked, look), ...only.map(ids => idSet(shelf, ids))]
  if (asked.top) chosen.push(idSet(shelf, look.sales.pieces.keys()))
  return { always: inAll(prices.forSale, shelf.offered, ...chosen), filters }
}

/** What the operator has chosen: brand of the month, product of the week, promotions, parts of the clearance sale. */
function campaignSets(shelf: Shelf, { botm, potw, promo, clearance, clearanceGroup }: Asked, look: FilterLook): Bits[] {
  const { promotions, now } = look
  const sets: Bits[] = []
  if (botm) sets.push(brandSet(shelf, promotions.botm(now) ?? 0))
  if (potw)
    sets.push(
      idSet(
        shelf,
        promotions.potw(now).filter(id => potw === 'all' || potw === id),
      ),
    )
  if (promo) sets.push(idSet(shelf, promotions.sizesOf(promo, look)))
  if (clearance !== undefined || clearanceGroup !== undefined) {
    const cleared = [...promotions.clearances(now).values()].filter(
      ({ percent, group }) =>
        (clearance === undefined || percent === clearance) &&
        (clearanceGroup === undefined || group === clearanceGroup),
    )
    sets.push(
      idSet(
        shelf,
        cleared.map(({ sizeId }) => sizeId),
      ),
    )
  }
  return sets
}

const idSet = (shelf: Shelf, ids: Iterable<number>): Bits => bitsOf(shelf.count, slotsOf(shelf, ids))

export const slotsOf = ({ columns: { slotOf } }: Shelf, ids: Iterable<number>): Int32Array =>
  Int32Array.from([...ids].flatMap(id => slotOf.get(id) ?? []))

const brandSet = (shelf: Shelf, id: number): Bits =>
  shelf.set(`brand ${id}`, () => idSet(shelf, shelf.snapshot.brands.get(id)?.sizes.map(size => size.id) ?? []))

/** With everything below it. */
function categorySet(shelf: Shelf, id: number): Bits {
  const { columns, count, snapshot } = shelf
  return shelf.set(`category ${id}`, () => {
    const ids = new Set([...snapshot.categories.keys()].filter(one => pathOf(snapshot, one).includes(id)))
    return bitsWhere(count, slot => ids.has(columns.category[slot]!))
  })
}

export const gymSet = (shelf: Shelf): Bits =>
  shelf.set('gym', () => bitsWhere(shelf.count, slot => shelf.columns.gym[slot] === 1))

export const saleSet = (shelf: Shelf, { promotions, now }: FilterLook): Bits =>
  idSet(shelf, promotions.clearances(now).keys())

/** Ids of a category and those above it, the main one first. */
export function pathOf({ categories }: Pick<Snapshot, 'categories'>, id: number): number[] {
  const path: number[] = []
  for (let at = categories.get(id); at; at = at.parentId === null ? undefined : categories.get(at.parentId))
    path.unshift(at.id)
  return path
}
