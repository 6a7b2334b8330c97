import type { Shape } from '../packshots/pack.ts'
import type { RangeBrand } from './brand.ts'
import type { Range, RangeFlavour, RangeProduct, RangeSize } from './types.ts'

/** A pack on display: size, product and one flavour. */
export interface Seller {
  size: RangeSize
  product: RangeProduct
  flavour: RangeFlavour
}

/** Extras that are not the focus of a brand's booth. */
const accessories: Shape[] = ['shaker', 'jug']

/** The brand's best sellers: up to three packs of different shapes, each in up to three flavours. */
export function bestSellers(range: Range, brand: RangeBrand): Seller[] {
  const products = new Map(
    range.products.filter(product => product.brand === brand.erpId).map(product => [product.erpId, product]),
  )
  const own = range.sizes.filter(size => products.has(size.product)).sort((a, b) => a.rank - b.rank)
  const goods = own.filter(size => !accessories.includes(size.shape))
  const sizes = goods.length > 0 ? goods : own
  const chosen: RangeSize[] = []
  for (const size of [
    ...sizes.filter((size, i) => sizes.findIndex(other => other.shape === size.shape) === i),
    ...sizes,
  ])
    if (chosen.length < 3 && !chosen.some(other => other.product === size.product)) chosen.push(size)
  return chosen.flatMap(size =>
    range.flavours
      .filter(flavour => flavour.size === size.erpId)
      .slice(0, 3)
      .map(flavour => ({ size, product: products.get(size.product)!, flavour })),
  )
}
