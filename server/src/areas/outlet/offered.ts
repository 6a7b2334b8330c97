import type { Day } from '@fairfloor/domain/day'
import type { Cents } from '@fairfloor/domain/money'
import { pictureUrlOf } from '@fairfloor/domain/pictures'
import { type Flavour, isOffered, pricesOf, type Snapshot } from '../catalogue/index.ts'
import { isForSale, type Lot } from './lots.ts'

/** Who looks at the outlet, and when. */
export type Looking = {
  readonly snapshot: Snapshot
  readonly priceGroupId: number | null
  readonly country: string | null
  readonly today: Day
  readonly now: Date
  /** Whether somebody takes payments by card for a shop. */
  readonly takesCards: (shop: { readonly isDemo: boolean }) => boolean
}

export type OfferedLot = Lot & {
  readonly flavour: Flavour
  readonly name: string
  /** What a piece costs in the shop, without any offer. */
  readonly regular: Cents
}

/**
 * A lot as this buyer can have it; null for what is gone, may not be sold in the buyer's country, or belongs to a product or
 * brand that is off sale.
 */
export function offeredLot(lot: Lot, looking: Looking): OfferedLot | null {
  const flavour = looking.snapshot.flavours.get(lot.flavourId)
  if (!flavour || !isForSale(lot, looking.today) || !isOffered(flavour, looking.now)) return null
  const prices = pricesOf(flavour.size, looking)
  if (!prices) return null
  const { size } = flavour
  const name = `${size.product.brand.name} ${size.product.name} ${size.name} ${flavour.name}`
  return { ...lot, flavour, name, regular: prices.regular }
}

/** What a lot is of, as sent on the wire. */
export function goodsOf({ id, sku, name, image, size }: Flavour) {
  const { product } = size
  return {
    flavour_id: id,
    sku,
    name,
    size_id: size.id,
    size_name: size.name,
    product_name: product.name,
    brand: { id: product.brand.id, name: product.brand.name },
    image_url: pictureUrlOf(image ?? size.image ?? product.image),
    units_per_case: size.unitsPerCase,
  }
}
