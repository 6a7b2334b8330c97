import { availabilityOf } from '@fairfloor/domain/catalogue/availability'
import { euros } from '@fairfloor/domain/money'
import { pictureUrlOf } from '@fairfloor/domain/pictures'
import type { Viewer } from '@fairfloor/domain/viewer'
import { type Catalogue, type Flavour, isOffered, stockOf } from '../../catalogue/index.ts'
import type { Promotions } from '../../promotions/index.ts'

type Goods = { readonly catalogue: Catalogue; readonly promotions: Promotions }

/** A flavour as a reader waits for it: its stock in words, and its price of today. */
export function flavourView(
  { id, name, image, size, ...flavour }: Flavour,
  { catalogue, promotions }: Goods,
  { priceGroupId, country }: Pick<Viewer, 'priceGroupId' | 'country'>,
  now: Date,
) {
  const { quantity, eta } = stockOf(catalogue.snapshot(), id)
  const isOnSale = isOffered({ id, name, image, size, ...flavour }, now)
  const offer = isOnSale ? promotions.offerOf(size, { priceGroupId, country, now }) : null
  return {
    id,
    brand_name: size.product.brand.name,
    product_size_name: [size.product.name, size.name].filter(Boolean).join(' '),
    product_size_erp_id: size.id,
    product_attribute_name: name,
    image_url: pictureUrlOf(image ?? size.image ?? size.product.image),
    availability: availabilityOf(quantity, eta),
    eta_date: eta,
    price: offer && euros(offer.current),
    is_on_sale: offer !== null,
  }
}
