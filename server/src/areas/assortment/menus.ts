import type { getShopBrands, getShopCategories } from '@fairfloor/domain/assortment/contract'
import type { Answer, Parsed } from '@fairfloor/domain/endpoint'
import { pictureUrlOf } from '@fairfloor/domain/pictures'
import { isListed, type Snapshot } from '../catalogue/index.ts'
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
  const brands = [...snapshot.brands.values()].filter(({ sizes }) =>
    sizes.some(size => isListed(size, moment, moment.now)),
  )
  const shown = brands.slice(0, perPage ?? (isTop ? TOP_BRANDS : undefined))
  const named = shown.map(({ id, name }) => ({ id, erp_id: id, name }))
  if (!isTop && context === undefined) return named
  return shown.map(({ logo, banner }, i) => ({
    ...named[i]!,
    image_public_url: pictureUrlOf(logo),
    banner_desktop_url: pictureUrlOf(banner),
  }))
}

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
