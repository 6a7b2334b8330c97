import type { Answer } from '@fairfloor/domain/endpoint'
import { shownExtras } from '@fairfloor/domain/extras'
import { cents, euros, times } from '@fairfloor/domain/money'
import { pictureUrlOf } from '@fairfloor/domain/pictures'
import type { getBasket } from '@fairfloor/domain/show-orders/contract'
import { piecesInBasket } from '@fairfloor/domain/show-orders/left'
import type { ShowOrderSummary } from '@fairfloor/domain/show-orders/status'
import { flavourOf, type Snapshot, sumsOf } from '../catalogue/index.ts'
import type { Show } from '../trade-show/index.ts'
import type { SamplePosition } from './sample-basket.ts'
import type { ShowOrder, ShowPosition } from './show-order.ts'

/** The basket as sent on the wire. */
export function basketView(
  show: Show,
  snapshot: Snapshot,
  confirmedAt: Date | null,
  positions: readonly ShowPosition[],
  samples: readonly SamplePosition[],
): Answer<typeof getBasket> {
  // Deleted pieces stay only in the history; a position that the buyer set to 0 is still listed.
  const kept = positions.filter(position => position.deletedQuantity === 0 || piecesInBasket(position) > 0)
  const { quantity, price } = sumsOf(
    kept.map(position => {
      const pieces = piecesInBasket(position)
      return { quantity: pieces, net: times(cents(position.price), pieces) }
    }),
  )
  return {
    positions: kept.map(position => positionView(show, snapshot, position)),
    sample_positions: samples.map(sample => sampleView(show, snapshot, sample)),
    is_confirmed: confirmedAt !== null,
    total_positions_quantity: quantity,
    total_positions_price_excl_vat: euros(price),
    total_sample_positions_quantity: samples.reduce((total, { quantity }) => total + quantity, 0),
  }
}

function positionView(show: Show, snapshot: Snapshot, position: ShowPosition) {
  const flavour = flavourOf(snapshot, position.flavourId)
  const { size } = flavour
  const { brand } = size.product
  const exhibitor = show.exhibitorByBrand.get(brand.id)
  return {
    quantity: piecesInBasket(position),
    ...shownExtras(position.extras),
    ordered_quantity: position.orderedQuantity,
    singlePriceExclVat: euros(cents(position.price)),
    product_attribute: {
      id: flavour.id,
      sku: flavour.sku,
      name: flavour.name,
      image_url: pictureUrlOf(flavour.image ?? size.image ?? size.product.image),
      product_size: {
        id: size.id,
        name: size.name,
        units_per_case: size.unitsPerCase,
        order_multiple: size.orderMultiple,
        min_quantity: size.minQuantity,
        vts_exhibitor: { id: exhibitor?.id ?? brand.id, name: brand.name, boothNumberB2b: exhibitor?.boothNumber ?? 0 },
        product: { name: size.product.name, brand: { id: brand.id, name: brand.name } },
      },
    },
  }
}

function sampleView(show: Show, snapshot: Snapshot, sample: SamplePosition) {
  const flavour = flavourOf(snapshot, sample.flavourId)
  const exhibitor = show.exhibitorById.get(sample.exhibitorId)
  const brand = (exhibitor && snapshot.brands.get(exhibitor.brandId)) ?? flavour.size.product.brand
  return {
    id: sample.id,
    quantity: sample.quantity,
    vts_sample_product_attribute: {
      name: sample.name,
      image_url: pictureUrlOf(flavour.image ?? flavour.size.image ?? flavour.size.product.image),
      vts_sample_product_size: {
        name: sample.productName,
        vts_exhibitor: { id: sample.exhibitorId, name: brand.name },
      },
    },
  }
}

/** The facts of an order that the confirmation page's rule needs. */
export const summaryOf = (order: ShowOrder, positions: readonly ShowPosition[]): ShowOrderSummary => ({
  quantity: positions.reduce((total, { quantity }) => total + quantity, 0),
  releasedQuantity: positions.reduce((total, { releasedQuantity }) => total + releasedQuantity, 0),
  confirmedAt: order.confirmedAt,
  expiredAt: order.expiredAt,
})
