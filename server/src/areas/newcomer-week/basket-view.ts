import type { Answer } from '@fairfloor/domain/endpoint'
import type { Item } from '@fairfloor/domain/invoicing/price-order'
import type { Part } from '@fairfloor/domain/invoicing/totals'
import { type Cents, euros } from '@fairfloor/domain/money'
import type { getWeekBasket } from '@fairfloor/domain/newcomer-week/basket-contract'
import { pictureUrlOf } from '@fairfloor/domain/pictures'
import type { Tariff } from '@fairfloor/domain/seller/rates'
import type { Flavour } from '../catalogue/index.ts'
import { labelPriceOf, priceBasket, singleOf } from './price-basket.ts'

/** A line of a basket, or of a backorder to confirm. */
export type Shown = {
  readonly flavour: Flavour
  readonly item: Item
  readonly isAvailable: boolean
  readonly most: number | null
}

export type Basket = {
  readonly lines: readonly Shown[]
  readonly tariff: Tariff
  readonly labelService: boolean
  /** The order whose backorder is to be confirmed. */
  readonly orderId: number | null
  readonly etaOf: (flavourId: number) => string | null
}

/** @throws Refusal no_vat_rate, order_too_large */
export function basketAnswer({ lines, tariff, labelService, orderId, etaOf }: Basket): Answer<typeof getWeekBasket> {
  const items = lines.flatMap(({ item, isAvailable }) => (isAvailable && item.quantity > 0 ? [item] : []))
  const { totals } = priceBasket(items, tariff, labelService)
  return {
    positions: lines.map(line => positionView(line, tariff, etaOf)),
    erp_sales_order_id: orderId,
    is_backorder_confirmation: orderId !== null,
    is_label_service: labelService,
    label_price_exc_vat: euros(labelPriceOf(items, tariff)),
    label_price_vat_info: vatOf(totals.label)[0] ?? null,
    positions_price_exc_vat: euros(totals.goods.net),
    positions_price_vat_info: vatOf(totals.goods),
    positions_deposit_price_exc_vat: euros(totals.deposit.net),
    positions_deposit_price_vat_info: vatOf(totals.deposit),
    lemonade_fee_price_exc_vat: euros(totals.consumptionTax.net),
    lemonade_fee_price_vat_info: vatOf(totals.consumptionTax),
    total_price_inc_vat: euros(totals.gross),
  }
}

const vatOf = ({ byRate }: Part) =>
  byRate.map(({ rate, net, vat }: { rate: number; net: Cents; vat: Cents }) => ({
    vat_rate: rate / 100,
    vat_from: euros(net),
    vat_value: euros(vat),
  }))

function positionView({ flavour, item, isAvailable, most }: Shown, tariff: Tariff, etaOf: Basket['etaOf']) {
  const { size } = flavour
  const { product } = size
  const { deposit, consumptionTax } = singleOf(item, tariff)
  return {
    id: flavour.id,
    quantity: item.quantity,
    is_available: isAvailable,
    most,
    single_price_exc_vat: euros(item.unitNet),
    single_deposit_price_exc_vat: euros(deposit),
    single_lemonade_fee_price_exc_vat: euros(consumptionTax),
    eta: etaOf(flavour.id),
    product_attribute: {
      id: flavour.id,
      name: flavour.name,
      image_white_public_url: pictureUrlOf(flavour.image ?? size.image ?? product.image),
      product_size: {
        id: size.id,
        name: size.name,
        has_label: size.hasLabel,
        order_multiple: size.orderMultiple,
        min_quantity: size.minQuantity,
        product: {
          id: product.id,
          name: product.name,
          brand: { id: product.brand.id, name: product.brand.name },
        },
      },
    },
  }
}
