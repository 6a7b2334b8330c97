import { createHash } from 'node:crypto'
import type { Item } from '@fairfloor/domain/billing/price-order'
import type { Part } from '@fairfloor/domain/billing/totals'
import { availabilityOf } from '@fairfloor/domain/catalogue/availability'
import type { Answer } from '@fairfloor/domain/endpoint'
import { type Extras, shownExtras } from '@fairfloor/domain/extras'
import { type Cents, euros, sum } from '@fairfloor/domain/money'
import type { getWeekBasket } from '@fairfloor/domain/newcomer-week/basket-contract'
import { guardOrderLimit } from '@fairfloor/domain/orders/order-limit'
import { pictureUrlOf } from '@fairfloor/domain/pictures'
import { Refusal } from '@fairfloor/domain/refusal'
import type { Tariff } from '@fairfloor/domain/seller/rates'
import type { CustomerViewer } from '@fairfloor/domain/viewer'
import { type Draft, goalsOf, guardTerms, netOf, refusalOf, refusalView } from '../basket/index.ts'
import { type Flavour, pricesOf, stockOf } from '../catalogue/index.ts'
import type { Looking } from './offers.ts'
import { besideOf, labelPriceOf, priceBasket } from './price-basket.ts'
import { coloursOf } from './showcase.ts'

/** A line of a basket, or of a backorder to confirm. */
export type Shown = {
  readonly flavour: Flavour
  readonly item: Item & { readonly extras?: Extras }
  readonly isAvailable: boolean
  readonly most: number | null
  /** What of it has not come yet. */
  readonly open: number | null
}

export type Basket = {
  readonly lines: readonly Shown[]
  readonly tariff: Tariff
  readonly labelService: boolean
  /** The order whose backorder is to be confirmed. */
  readonly orderId: number | null
  /** What placing would order now; null for a backorder. */
  readonly draft: Draft | null
  readonly viewer: CustomerViewer
  readonly looking: Looking
  readonly seesPrices: boolean
  readonly etaOf: (flavourId: number) => string | null
}

/** @throws Refusal no_vat_rate, order_too_large */
export function basketAnswer(basket: Basket): Answer<typeof getWeekBasket> {
  const { lines, tariff, labelService, orderId, draft, seesPrices } = basket
  const items = lines.flatMap(({ item, isAvailable }) => (isAvailable && item.quantity > 0 ? [item] : []))
  const { totals } = priceBasket(items, tariff, labelService)
  const order = draft && items.length > 0 ? orderView(draft, basket) : NO_ORDER
  const total = order.to_order?.total_price_inc_vat ?? euros(totals.gross)
  return {
    version: versionOf({ orderId, labelService, lines, total }, seesPrices),
    positions: lines.map(line => positionView(line, basket)),
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
    ...order,
  }
}

const NO_ORDER = { to_order: null, minimum: null, free_shipping: null, refusal: null }

/** What would be ordered, by whom it would be brought, what it has to come to, and what placing would refuse. */
function orderView(draft: Draft, { viewer, seesPrices }: Pick<Basket, 'viewer' | 'seesPrices'>) {
  const goals = goalsOf(draft)
  const refusal = refusalView(
    refusalOf(() => {
      guardTerms(draft, seesPrices)
      guardOrderLimit(viewer, netOf(draft.items))
    }),
  )
  const { priced, chosen } = draft
  if (priced instanceof Refusal || chosen.carrier === null) return { to_order: null, ...goals, refusal }
  const { shipping, documentFee, cardFee, gross } = priced.totals
  const withVat = (...parts: Part[]) => euros(sum(parts.flatMap(({ net, vat }) => [net, vat])))
  return {
    to_order: {
      carrier_name: chosen.carrier,
      shipping_price_inc_vat: withVat(shipping),
      fees_price_inc_vat: withVat(documentFee, cardFee),
      total_price_inc_vat: euros(gross),
    },
    ...goals,
    refusal,
  }
}

const vatOf = ({ byRate }: Part) =>
  byRate.map(({ rate, net, vat }: { rate: number; net: Cents; vat: Cents }) => ({
    vat_rate: rate / 100,
    vat_from: euros(net),
    vat_value: euros(vat),
  }))

function positionView({ flavour, item, isAvailable, most, open }: Shown, basket: Basket) {
  const { tariff, labelService, etaOf, looking } = basket
  const { size } = flavour
  const { product } = size
  const { brand } = product
  const regular = pricesOf(size, looking)?.regular
  const eta = etaOf(flavour.id)
  const { quantity: counted } = stockOf(looking.snapshot, flavour.id)
  return {
    id: flavour.id,
    quantity: item.quantity,
    ...shownExtras(item.extras),
    is_available: isAvailable,
    ...{ most, open },
    single_price_exc_vat: euros(item.unitNet),
    regular_price: regular === undefined ? null : euros(regular),
    ...besideOf(item, tariff, labelService),
    eta,
    product_attribute: {
      id: flavour.id,
      name: flavour.name,
      image_white_public_url: pictureUrlOf(flavour.image ?? size.image ?? product.image),
      stock_available: counted,
      availability: availabilityOf(counted, eta),
      product_size: {
        id: size.id,
        name: size.name,
        has_label: size.hasLabel,
        units_per_case: size.unitsPerCase,
        order_multiple: size.orderMultiple,
        min_quantity: size.minQuantity,
        product: {
          id: product.id,
          name: product.name,
          brand: {
            id: brand.id,
            name: brand.name,
            colorBackground: coloursOf(looking.current?.brands.get(brand.id)).colorBackground,
          },
        },
      },
    },
  }
}

type Looked = Pick<Basket, 'orderId' | 'labelService' | 'lines'> & {
  /** Euros with VAT that would be ordered. */
  readonly total: number
}

/**
 * A digest of what a reader would order: goods, pieces and label service, with prices if the reader sees them. Other
 * readers could not check a changed price.
 * @returns 32 hexadecimal digits
 */
function versionOf({ orderId, labelService, lines, total }: Looked, seesPrices: boolean): string {
  const goods = lines.map(({ flavour, item: { quantity, unitNet }, isAvailable }) => [
    ...[flavour.id, quantity, isAvailable],
    ...(seesPrices ? [unitNet] : []),
  ])
  const seen = [orderId, labelService, goods, ...(seesPrices ? [total] : [])]
  return createHash('sha256').update(JSON.stringify(seen)).digest('hex').slice(0, 32)
}
