import { cents } from '../money.ts'
import type { Tariff } from '../seller/rates.ts'
import { type Item, type PricedOrder, priceOrder } from './price-order.ts'
import type { OrderTotals } from './totals.ts'

/**
 * Prices one shipment of an order that ships in parts: at the order's prices, with the taxes of the day. Shipping and
 * papers were agreed for the order and are charged once, with its first shipment.
 * @param items contents of the shipment, with the order's unit prices
 * @param tariff of the day of supply
 * @param ordered totals of the whole order
 */
export function priceShipment<Line extends Item>(
  items: readonly Line[],
  tariff: Tariff,
  ordered: OrderTotals,
  { isFirst, byCard }: { isFirst: boolean; byCard: boolean },
): PricedOrder<Line> {
  const shipping = isFirst ? ordered.shipping.net : cents(0)
  const documentFee = isFirst ? ordered.documentFee.net : cents(0)
  const labelService = ordered.label.net > 0
  return priceOrder(items, { ...tariff, shipping: () => shipping, documentFee }, { labelService, byCard })
}
