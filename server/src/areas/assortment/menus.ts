import type { getShopBrands, getShopCategories } from '@fairfloor/domain/assortment/contract'
import type { Answer, Parsed } from '@fairfloor/domain/endpoint'
import { pictureUrlOf } from '@fairfloor/domain/pictures'
import { type Brand, isListed, type Snapshot } from '../catalogue/index.ts'
import { pathOf } from './filters.ts'
import type { Moment } from './offers.ts'

const TOP_BRANDS = 10

/** Brands that have something on sale. */
export function brandsOf(
  snapshot: Snapshot,
  { sortBy = 'name', perPage, 'context[]': context }: Parsed<typeof getShopBrands>['query'],
  moment: Moment,
): Answer<typeof getShopBrands> {
  const isTop = sortBy === 'top'
  // The snapshot's brands are sorted by name.
  const listed = [...snapshot.brands.values()].filter(({ sizes }) =>
    sizes.some(size => isListed(size, moment, moment.now)),
  )
  const brands = isTop ? listed.sort((a, b) => rankOf(a) - rankOf(b)) : listed
  const shown = brands.slice(0, perPage ?? (isTop ? TOP_BRANDS : undefined))
  const named = shown.map(({ id, name }) => ({ id, erp_id: id, name }))
  if (!isTop && context === undefined) return named
  return shown.map(({ logo, banner }, i) => ({
    ...named[i]!,
    image_public_url: pictureUrlOf(logo),
    banner_desktop_url: pictureUrlOf(banner),
  }))
}

/** Brands without a rank come after those that the operator ranked. */
const rankOf = ({ rank }: Brand): number => rank ?? Number.MAX_SAFE_INTEGER

/** Main categories that hold something on sale, with their subcategories that do. */
export function categoriesOf(snapshot: Snapshot, moment: Moment): Answer<typeof getShopCategories> {
  const used = new Set<number>()
  for (const { category, sizes } of snapshot.products.values())
    if (!used.has(category.id) && sizes.some(size => isListed(size, moment, moment.now)))
      for (const id of pathOf(snapshot, category.id)) used.add(id)
  const below = (parent: number | null) =>
    [...snapshot.categories.values()]
      .filter(({ id, parentId }) => parentId === parent && used.has(id))
      .map(({ id, name }) => ({ erp_id: id, name }))
  return below(null).map(main => ({ ...main, sub_categories: below(main.erp_id) }))
}
