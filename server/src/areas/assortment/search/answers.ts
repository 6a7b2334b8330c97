import type { search } from '@fairfloor/domain/assortment/search-contract'
import type { Answer } from '@fairfloor/domain/endpoint'
import { pictureUrlOf } from '@fairfloor/domain/pictures'
import { type Brand, type Buyer, isListed, type Product, type Size, type Snapshot } from '../../catalogue/index.ts'

const MOST_BRANDS = 5
const MOST_PRODUCTS = 10

/** What the box shows of what was found: only what this buyer is offered. */
export function answerOf(
  snapshot: Snapshot,
  { sizeIds, brands }: { sizeIds: Iterable<number>; brands: readonly Brand[] },
  buyer: Buyer,
  now: Date,
): Answer<typeof search> {
  const isOffered = (size: Size) => isListed(size, buyer, now)
  const products = new Map<Product, Size>()
  for (const id of sizeIds) {
    const size = snapshot.sizes.get(id)
    if (size && !products.has(size.product) && isOffered(size)) products.set(size.product, size)
    if (products.size === MOST_PRODUCTS) break
  }
  return {
    brands: brands
      .values()
      .filter(brand => brand.sizes.some(isOffered))
      .take(MOST_BRANDS)
      .map(({ id, name }) => ({ id, name }))
      .toArray(),
    products: [...products].map(([product, size]) => ({
      id: size.id,
      brand: { name: product.brand.name },
      name: product.name,
      size_name: size.name,
      image_uri: pictureUrlOf(product.image ?? size.image),
      image_overlay_uri: pictureUrlOf(product.imageOverlay),
    })),
  }
}
