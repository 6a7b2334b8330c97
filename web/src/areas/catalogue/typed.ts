import type { ProductSize } from '@fairfloor/domain/catalogue/contract'
import { cents, fromEuros, sum, times } from '@fairfloor/domain/money'
import type { SizePromotion } from '@fairfloor/domain/promotions/contract'
import type { Quantities } from '../../lib/sending/pending.tsx'

export type Offered = Pick<ProductSize, 'current_price' | 'regular_price' | 'units_per_case'> & {
  readonly promotions?: readonly SizePromotion[]
  readonly product_attributes: readonly { readonly id: number }[]
}

/**
 * Totals of the typed quantities for the sizes on offer: pieces, flavours, net price in cents, and the positions to
 * add. Flavours no longer on offer do not count; one that is listed twice counts once.
 */
export function typedOf(sizes: readonly Offered[], quantities: Quantities) {
  const prices = new Map(sizes.flatMap(size => size.product_attributes.map(({ id }) => [id, size.current_price])))
  const positions = [...prices.keys()].flatMap(id => {
    const quantity = quantities[id] ?? 0
    return quantity > 0 ? [{ product_attribute_id: id, quantity }] : []
  })
  return {
    positions,
    pieces: positions.reduce((pieces, { quantity }) => pieces + quantity, 0),
    flavours: positions.length,
    net: sum([
      cents(0),
      ...positions.map(({ product_attribute_id: id, quantity }) => times(fromEuros(prices.get(id) ?? 0), quantity)),
    ]),
  }
}
