import { pictureUrlOf } from '@fairfloor/domain/pictures'
import type { Brand, Product, Snapshot } from '../catalogue/index.ts'
import type { Show } from '../trade-show/index.ts'
import type { Nominee } from './queries.ts'

/** The brand that a nominee is or belongs to. */
export function brandOf(snapshot: Snapshot, { id, brandId, productId }: Nominee): Brand {
  const brand = brandId === null ? productOf(snapshot, productId)?.brand : snapshot.brands.get(brandId)
  if (!brand) throw new Error(`Nominee ${id} is not in the catalogue`)
  return brand
}

/** Where the nominee's brand stands at the show. */
export function boothOf(snapshot: Snapshot, { exhibitorByBrand }: Show, nominee: Nominee) {
  const exhibitor = exhibitorByBrand.get(brandOf(snapshot, nominee).id)
  return exhibitor ? { pano_nr: exhibitor.panoNumber, booth_number: exhibitor.boothNumber } : null
}

/** How a brand is shown as a nominee: name and logo. */
export const brandView = (snapshot: Snapshot, nominee: Nominee) => {
  const { name, logo } = brandOf(snapshot, nominee)
  return { id: nominee.id, name, image: pictureUrlOf(logo) }
}

/** How a product is shown as a nominee: its own picture, otherwise that of its best-selling size. */
export function productView(snapshot: Snapshot, nominee: Nominee) {
  const brand = brandOf(snapshot, nominee)
  const product = productOf(snapshot, nominee.productId)!
  const [size] = product.sizes.toSorted((a, b) => a.rank - b.rank)
  return {
    id: nominee.id,
    name: product.name,
    image: pictureUrlOf(product.image ?? size?.image ?? null),
    brand: { name: brand.name },
  }
}

const productOf = (snapshot: Snapshot, id: number | null): Product | undefined =>
  id === null ? undefined : snapshot.products.get(id)
