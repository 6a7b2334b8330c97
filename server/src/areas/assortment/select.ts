import type { getProducts } from '@fairfloor/domain/assortment/contract'
import { compareNames } from '@fairfloor/domain/catalogue/sort'
import type { Answer } from '@fairfloor/domain/endpoint'
import { cents, euros } from '@fairfloor/domain/money'
import type { Brand } from '../catalogue/index.ts'
import { type Asked, type Facet, type FilterLook, gymSet, pathOf, saleSet, setsOf } from './filters.ts'
import { type Bits, countBits, countBoth, eachBit, inAll } from './shelf/bits.ts'
import type { Prices } from './shelf/prices.ts'
import type { Shelf } from './shelf/shelf.ts'

export type Facets = Answer<typeof getProducts>['facets']

/** What the filters of a list leave, of all pages and in no order. */
export type Selection = {
  /** Slots. */
  readonly listed: Bits
  readonly total: number
  /** Each counted with all other filters applied. */
  readonly facets: Facets
}

/** @param only ids of the sizes that are meant, such as a search's; without them all are */
export function select(
  shelf: Shelf,
  prices: Prices,
  asked: Asked,
  look: FilterLook,
  only: readonly Iterable<number>[],
): Selection {
  const { always, filters } = setsOf(shelf, prices, asked, look, only)
  const listed = inAll(always, ...filters.values())
  const without = (facet: Facet): Bits =>
    filters.has(facet) ? inAll(always, ...[...filters].flatMap(([name, set]) => (name === facet ? [] : [set]))) : listed
  return {
    listed,
    total: countBits(listed),
    facets: {
      brands: brandCounts(shelf, without('brand')),
      categories: categoryCounts(shelf, without('category')),
      size_names: nameCounts(shelf, without('size')),
      in_stock: countBoth(without('in_stock'), shelf.stocked),
      new: countBoth(without('new'), shelf.fresh),
      sale: countBoth(without('sale'), saleSet(shelf, look)),
      gym_assortment: countBoth(without('gym_assortment'), gymSet(shelf)),
      price: look.seesPrices ? priceRange(prices, without('price')) : null,
    },
  }
}

/** How many slots of a set have each number of a column. */
function counts(column: Int32Array, numbers: Iterable<number>, bits: Bits): Int32Array {
  let highest = 0
  for (const number of numbers) highest = Math.max(highest, number)
  const found = new Int32Array(highest + 1)
  eachBit(bits, slot => {
    found[column[slot]!]!++
  })
  return found
}

const byName = (a: { name: string }, b: { name: string }) => compareNames(a.name, b.name)

/** Comparing names takes longer than counting. */
const sortedBrands = new WeakMap<ReadonlyMap<number, Brand>, readonly Brand[]>()

function brandCounts({ snapshot: { brands }, columns }: Shelf, bits: Bits): Facets['brands'] {
  const sorted = sortedBrands.get(brands) ?? [...brands.values()].sort(byName)
  sortedBrands.set(brands, sorted)
  const found = counts(columns.brand, brands.keys(), bits)
  return sorted.flatMap(({ id, name }) => (found[id]! > 0 ? [{ id, name, count: found[id]! }] : []))
}

function nameCounts({ columns }: Shelf, bits: Bits): Facets['size_names'] {
  const found = counts(columns.name, columns.nameNumbers.values(), bits)
  return [...columns.nameNumbers]
    .flatMap(([name, number]) => (found[number]! > 0 ? [{ name, count: found[number]! }] : []))
    .sort(byName)
}

function categoryCounts({ snapshot, columns }: Shelf, bits: Bits): Facets['categories'] {
  const { categories } = snapshot
  const found = counts(columns.category, categories.keys(), bits)
  const withBelow = new Map<number, number>()
  for (const own of categories.keys())
    if (found[own]! > 0)
      for (const id of pathOf(snapshot, own)) withBelow.set(id, (withBelow.get(id) ?? 0) + found[own]!)
  const below = (parentId: number | null) =>
    [...categories.values()]
      .filter(one => one.parentId === parentId && withBelow.has(one.id))
      .map(({ id, name }) => ({ id, name, count: withBelow.get(id)! }))
  return below(null).map(main => ({ ...main, sub_categories: below(main.id) }))
}

function priceRange(prices: Prices, bits: Bits): Facets['price'] {
  let [from, to] = [Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY]
  eachBit(bits, slot => {
    const price = prices.cents[slot]!
    if (price < from) from = price
    if (price > to) to = price
  })
  return from > to ? null : { from: euros(cents(from)), to: euros(cents(to)) }
}
