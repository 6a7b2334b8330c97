import type { getProducts } from '@fairfloor/domain/assortment/contract'
import { sortSizes, withoutPriceOrder } from '@fairfloor/domain/catalogue/sort'
import type { Answer } from '@fairfloor/domain/endpoint'
import { euros } from '@fairfloor/domain/money'
import type { Size, Snapshot } from '../catalogue/index.ts'
import { type Asked, type Facet, facets, isInStock, isOnSale, pathOf, testsOf } from './filters.ts'
import { headingOf } from './heading.ts'
import { isNew } from './news.ts'
import { offerOf } from './offers.ts'
import { type Look, shopSizeOf } from './shop-size.ts'

type List = Answer<typeof getProducts>
const PER_PAGE = 24

/**
 * A page of the list, with the counts of each filter; and the sizes on it.
 * @param found ids of the sizes that a search found, best first; without them all are meant
 */
export function listPage(
  snapshot: Snapshot,
  asked: Asked,
  look: Look & { seesPrices: boolean; favourites?: ReadonlySet<number> },
  found?: Iterable<number>,
): { answer: List; sizes: Size[] } {
  const tests = testsOf(snapshot, asked, look)
  const sizes = found ? Array.from(found, id => snapshot.sizes.get(id) ?? []).flat() : [...snapshot.sizes.values()]
  const all = sizes.filter(tests.always)
  const without = (facet?: Facet) => all.filter(size => facets.every(other => other === facet || tests[other](size)))
  const listed = without()
  const sort = asked.sort ?? 'top'
  const inOrder = () =>
    sortSizes(
      listed.map(size => ({
        id: size.id,
        name: `${size.product.name} ${size.name}`,
        // Top products are sorted by what sold, not as the operator ranks them.
        rank: asked.top ? -(look.sales.pieces.get(size.id) ?? 0) : size.rank,
        isNew: isNew(snapshot, size, look.now),
        price: offerOf(size, look)?.current ?? null,
        size,
      })),
      look.seesPrices ? sort : withoutPriceOrder(sort),
    )
  const sorted = found && sort === 'top' ? listed.map(size => ({ size })) : inOrder()
  const start = (asked.page - 1) * PER_PAGE
  const shown = sorted.slice(start, start + PER_PAGE).map(({ size }) => size)
  const answer = {
    total: listed.length,
    page: asked.page,
    pages: Math.ceil(listed.length / PER_PAGE),
    sizes: shown.map(size => shopSizeOf(snapshot, size, look)),
    facets: {
      brands: counted(without('brand').map(({ product }) => product.brand)),
      categories: categoryCounts(snapshot, without('category')),
      size_names: counted(without('size').map(({ name }) => ({ id: 0, name }))).map(({ name, count }) => ({
        name,
        count,
      })),
      in_stock: without('in_stock').filter(size => isInStock(snapshot, size, look.now)).length,
      new: without('new').filter(size => isNew(snapshot, size, look.now)).length,
      sale: without('sale').filter(size => isOnSale(size, look)).length,
      gym_assortment: without('gym_assortment').filter(size => size.gymAssortment).length,
      price: look.seesPrices ? pricesFrom(without('price'), look) : null,
    },
    heading: headingOf(snapshot, asked, look),
  }
  return { answer, sizes: shown }
}

const names = new Intl.Collator('en', { sensitivity: 'base', numeric: true })

type Named = { id: number; name: string }

function counted(things: readonly Named[]): (Named & { count: number })[] {
  const counts = new Map<string, Named & { count: number }>()
  for (const { id, name } of things) {
    const known = counts.get(`${id} ${name}`)
    if (known) known.count++
    else counts.set(`${id} ${name}`, { id, name, count: 1 })
  }
  return [...counts.values()].sort((a, b) => names.compare(a.name, b.name))
}

function categoryCounts(snapshot: Snapshot, sizes: readonly Size[]) {
  const counts = new Map<number, number>()
  for (const size of sizes)
    for (const id of pathOf(snapshot, size.product.category.id)) counts.set(id, (counts.get(id) ?? 0) + 1)
  const below = (parentId: number | null) =>
    [...snapshot.categories.values()]
      .filter(one => one.parentId === parentId && counts.has(one.id))
      .map(({ id, name }) => ({ id, name, count: counts.get(id)! }))
  return below(null).map(main => ({ ...main, sub_categories: below(main.id) }))
}

function pricesFrom(sizes: readonly Size[], look: Look): List['facets']['price'] {
  const prices = sizes.flatMap(size => offerOf(size, look)?.current ?? []).sort((a, b) => a - b)
  const [from, to] = [prices[0], prices.at(-1)]
  return from === undefined || to === undefined ? null : { from: euros(from), to: euros(to) }
}
