import type { Answer } from '@fairfloor/domain/endpoint'
import type { whereIs } from '@fairfloor/domain/trade-show/contract'
import { isSought } from '@fairfloor/domain/trade-show/where-is'
import { isListed, type Look, listSizes, type Snapshot } from '../catalogue/index.ts'
import type { Exhibitor } from './show.ts'

const MOST = 12

/**
 * Products that match a search, with their booths; those that begin with it come first. A search for a brand's name
 * finds none: the brand itself is already listed. The organiser's booth offers nothing to order.
 */
export function productsSought(
  snapshot: Snapshot,
  exhibitors: readonly Exhibitor[],
  search: string,
  look: Look,
): Answer<typeof whereIs> {
  const found = exhibitors.flatMap(({ brandId, boothNumber, panoNumber, organiser }) => {
    const brand = snapshot.brands.get(brandId)
    if (!brand || organiser || isSought(brand.name, search)) return []
    const named = new Set(brand.products.filter(product => isSought(`${brand.name} ${product.name}`, search)))
    const listed =
      named.size === 0 ? [] : brand.sizes.filter(size => named.has(size.product) && isListed(size, look, look.now))
    // A product stands for all its sizes; the first is the best-selling one.
    const byProduct = new Map(listed.toReversed().map(size => [size.product, size]))
    return [...byProduct].map(([product, size]) => ({ product, size, brand, boothNumber, panoNumber }))
  })
  const first = search.toLowerCase()
  const rank = (name: string) => (name.toLowerCase().startsWith(first) ? 0 : 1)
  return found
    .sort((a, b) => rank(a.product.name) - rank(b.product.name))
    .slice(0, MOST)
    .flatMap(({ product, size, brand, boothNumber, panoNumber }) =>
      listSizes(snapshot, [size], 'top', look).map(shown => ({
        product_name: product.name,
        product_size_id: size.id,
        brand_name: brand.name,
        booth_number: boothNumber,
        pano_nr: panoNumber,
        size: shown,
      })),
    )
}
