import type { ShopSize, SizeCard } from '@fairfloor/domain/assortment/contract'
import { euros } from '@fairfloor/domain/money'
import { pictureUrlOf } from '@fairfloor/domain/pictures'
import { productSizeOf, type Size, type Snapshot } from '../catalogue/index.ts'
import type { ShownRates } from '../seller/index.ts'
import { isNew } from './news.ts'
import { type Moment, offerOf } from './offers.ts'
import type { Sales } from './sales.ts'

/** The viewer's price list and the rates of the viewer's country. */
export type Look = Moment & { readonly rates: ShownRates; readonly sales: Sales }

/** A product size as the shop's lists and pages send it. */
export function shopSizeOf(snapshot: Snapshot, size: Size, look: Look): ShopSize {
  const offer = offerOf(size, look)
  const listed = productSizeOf(snapshot, size, look)
  const { brand } = size.product
  return {
    ...listed,
    erp_id: size.id,
    brand: { id: brand.id, name: brand.name },
    product: { ...listed.product, is_new: isNew(snapshot, size, look.now) },
    product_attributes: listed.product_attributes.map(flavour => ({ ...flavour, erp_id: flavour.id })),
    regular_price: offer && euros(offer.regular),
    current_price: offer && euros(offer.current),
    clearance: offer?.clearance ?? null,
    promotions: offer?.promotions ?? [],
    is_gym: size.gymAssortment,
  }
}

/** A product size as a tile. */
export function cardOf(size: Size, moment: Moment): SizeCard {
  const offer = offerOf(size, moment)
  return {
    id: size.id,
    name: [size.product.name, size.name].filter(Boolean).join(' '),
    brand_name: size.product.brand.name,
    image_url: pictureUrlOf(size.image ?? size.product.image),
    current_price: offer && euros(offer.current),
    regular_price: offer && euros(offer.regular),
    clearance: offer?.clearance ?? null,
    promotions: offer?.promotions ?? [],
  }
}
