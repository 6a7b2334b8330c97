import type { getProducts } from '@fairfloor/domain/assortment/contract'
import { withoutPriceOrder } from '@fairfloor/domain/catalogue/sort'
import type { Parsed } from '@fairfloor/domain/endpoint'
import { euros } from '@fairfloor/domain/money'
import { isListed, isOffered, type Size, type Snapshot, type Stock } from '../catalogue/index.ts'
import { isNew } from './news.ts'
import { type Moment, offerOf } from './offers.ts'
import type { Sales } from './sales.ts'

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
export const facets = ['brand', 'category', 'size', 'in_stock', 'new', 'sale', 'gym_assortment', 'price'] as const
export type Facet = (typeof facets)[number]

type Look = Moment & {
  readonly seesPrices: boolean
  readonly sales: Sales
  /** Ids of the reader's favourite sizes, for the list of those alone. */
  readonly favourites?: ReadonlySet<number>
}
type Test = (size: Size) => boolean

/** Each filter of a list as a test of its own; `always` holds those without counts. */
export function testsOf(snapshot: Snapshot, asked: Asked, look: Look): Record<Facet | 'always', Test> {
  const isWanted = (wanted: unknown, test: Test): Test => (wanted === undefined ? () => true : test)
  const { price_from: from = 0, price_to: to = Number.POSITIVE_INFINITY } = asked
  const hasPrice: Test = size => {
    const offer = offerOf(size, look)
    return offer !== null && euros(offer.current) >= from && euros(offer.current) <= to
  }
  const isChosen = campaignTest(asked, look)
  return {
    always: size =>
      isListed(size, look, look.now) &&
      (asked.favourites === undefined || look.favourites?.has(size.id) === true) &&
      (asked.top === undefined || look.sales.pieces.has(size.id)) &&
      isChosen(size),
    brand: isWanted(asked.brand, size => size.product.brand.id === asked.brand),
    category: isWanted(asked.category, size => pathOf(snapshot, size.product.category.id).includes(asked.category!)),
    size: isWanted(asked.size, size => size.name === asked.size),
    in_stock: isWanted(asked.in_stock, size => isInStock(snapshot, size, look.now)),
    new: isWanted(asked.new, size => isNew(snapshot, size, look.now)),
    sale: isWanted(asked.sale, size => isOnSale(size, look)),
    gym_assortment: isWanted(asked.gym_assortment, size => size.gymAssortment),
    price: look.seesPrices && (from > 0 || to < Number.POSITIVE_INFINITY) ? hasPrice : () => true,
  }
}

/** What the operator has chosen: brand of the month, product of the week, promotions, parts of the clearance sale. */
function campaignTest({ botm, potw, promo, clearance, clearanceGroup }: Asked, look: Look): Test {
  const { promotions, now } = look
  const tests: Test[] = []
  if (botm) tests.push(size => size.product.brand.id === promotions.botm(now))
  if (potw) tests.push(({ id }) => (potw === 'all' || potw === id) && promotions.potw(now).includes(id))
  if (promo) {
    const ids = promotions.sizesOf(promo, look)
    tests.push(({ id }) => ids.has(id))
  }
  if (clearance !== undefined) tests.push(size => promotions.clearanceOf(size, now)?.percent === clearance)
  if (clearanceGroup !== undefined) tests.push(size => promotions.clearanceOf(size, now)?.group === clearanceGroup)
  return size => tests.every(test => test(size))
}

/** Ids of a category and those above it, the main one first. */
export function pathOf({ categories }: Snapshot, id: number): number[] {
  const path: number[] = []
  for (let at = categories.get(id); at; at = at.parentId === null ? undefined : categories.get(at.parentId))
    path.unshift(at.id)
  return path
}

const quantityOf = (stock: Stock | undefined) => stock?.quantity ?? 0

/** Pieces of a flavour that is discontinued do not count: nobody can order them. */
export const isInStock = (snapshot: Snapshot, size: Size, now: Date): boolean =>
  size.flavours.some(flavour => isOffered(flavour, now) && quantityOf(snapshot.stock.get(flavour.id)) > 0)

export const isOnSale = (size: Size, moment: Moment): boolean =>
  moment.promotions.clearanceOf(size, moment.now) !== null
