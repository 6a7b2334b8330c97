import type { getBasket } from '@fairfloor/domain/basket/contract'
import { availabilityOf } from '@fairfloor/domain/catalogue/availability'
import type { Answer } from '@fairfloor/domain/endpoint'
import { shownExtras } from '@fairfloor/domain/extras'
import { cents, euros } from '@fairfloor/domain/money'
import { pictureUrlOf } from '@fairfloor/domain/pictures'
import { flavourOf, stockOf, sumsOf } from '../catalogue/index.ts'
import type { Position } from './position.ts'
import { offerOf, type Pricing, priceOfLine } from './price.ts'

/** Lines, pieces and net price of what can be ordered. */
export const basketSums = (positions: readonly Position[], pricing: Pricing): ReturnType<typeof sumsOf> =>
  sumsOf(
    positions.flatMap(({ id, quantity }) => {
      const price = priceOfLine(flavourOf(pricing.snapshot, id), quantity, pricing)
      return price ? [{ quantity, net: price.total }] : []
    }),
  )

/** The basket as sent on the wire. */
export function basketView(positions: readonly Position[], pricing: Pricing): Answer<typeof getBasket> {
  const { lines, quantity, price } = basketSums(positions, pricing)
  return {
    total_lines: lines,
    total_quantity: quantity,
    total_price_exc_vat: euros(price),
    positions: positions.map(position => positionView(position, pricing)),
  }
}

function positionView(position: Position, pricing: Pricing) {
  const { snapshot, promotions } = pricing
  const flavour = flavourOf(snapshot, position.id)
  const { size } = flavour
  const { product } = size
  const offer = offerOf(flavour, pricing)
  const price = priceOfLine(flavour, position.quantity, pricing)
  const { quantity: counted, eta } = stockOf(snapshot, flavour.id)
  return {
    id: flavour.id,
    quantity: position.quantity,
    ...shownExtras(position.extras),
    is_available: price !== null,
    single_price_exc_vat: price && euros(price.single),
    discount_exc_vat: price && euros(price.discount),
    total_price_exc_vat: price && euros(price.total),
    current_price: offer && euros(offer.current),
    regular_price: price && euros(price.regular),
    price_when_added: euros(cents(position.price)),
    ...(offer ? promotions.viewOf(offer) : { clearance: null, promotions: [] }),
    added_at: position.addedAt.toISOString(),
    added_by: position.addedBy,
    product_attribute: {
      id: flavour.id,
      sku: flavour.sku,
      name: flavour.name,
      image_url: pictureUrlOf(flavour.image ?? size.image ?? product.image),
      stock_available: counted,
      availability: availabilityOf(counted, eta),
      eta,
      product_size: {
        id: size.id,
        name: size.name,
        units_per_case: size.unitsPerCase,
        order_multiple: size.orderMultiple,
        min_quantity: size.minQuantity,
        has_label: size.hasLabel,
        product: {
          id: product.id,
          name: product.name,
          brand: { id: product.brand.id, name: product.brand.name },
        },
      },
    },
  }
}
