import { priceOrder } from '@fairfloor/domain/billing/price-order'
import { gramsOf } from '@fairfloor/domain/catalogue/weight'
import { dayIn } from '@fairfloor/domain/day'
import { refuse } from '@fairfloor/domain/orders/refusals'
import type { Load } from '@fairfloor/domain/seller/carriers'
import { tariffFor } from '@fairfloor/domain/seller/rates'
import { eq } from 'drizzle-orm'
import type { Db } from '../../platform/database.ts'
import { publish } from '../../platform/outbox.ts'
import type { Snapshot } from '../catalogue/index.ts'
import { postalAddress } from '../companies/index.ts'
import { readTerms } from '../seller/index.ts'
import { destinationOf, readBuyer } from './buyer.ts'
import { writeLines } from './cancel-rest.ts'
import { ORDER_CHANGED, type OrderChanged } from './events.ts'
import { restOf } from './price-rest.ts'
import type { OrderLine, StoredOrder } from './queries.ts'
import { orders } from './tables.ts'

/** Whether the goods can still go elsewhere: nobody picks them, and none have left. */
export const canChangeAddress = ({ order, shipped }: Pick<StoredOrder, 'order' | 'shipped'>): boolean =>
  order.status === 'placed' && shipped.size === 0

type Change = {
  readonly addressId: number
  readonly userId: number
  readonly snapshot: Snapshot
}

/**
 * Delivers an order to another of its customer's addresses. In another country the price is computed again, by the rates of the day of
 * the order: VAT, deposit, consumption tax and shipping may change. The caller has locked the order's row.
 * @throws Refusal address_fixed, unknown_address, no_delivery, carrier_not_possible, no_vat_rate
 */
export async function changeAddress(
  tx: Db,
  stored: StoredOrder,
  { addressId, userId, snapshot }: Change,
): Promise<void> {
  const { order, lines } = stored
  if (!canChangeAddress(stored)) throw refuse('address_fixed')
  const buyer = await readBuyer(tx, order.customerId, addressId)
  const shippingAddress = postalAddress(buyer.shippingAddress)
  await tx.update(orders).set({ shippingAddress }).where(eq(orders.id, order.id))
  if (shippingAddress.country !== order.shippingAddress.country) {
    const { rates, timeZone } = await readTerms(tx)
    const items = lines.flatMap(line => restOf(line))
    const on = dayIn(order.placedAt, timeZone)
    const tariff = tariffFor(rates, destinationOf(buyer, order.carrier, on, loadOf(items, snapshot)))
    const { totals, lines: priced } = priceOrder(items, tariff, {
      labelService: order.labelService,
      byCard: order.paymentMethod === 'card',
    })
    await tx
      .update(orders)
      .set({ vatId: buyer.customer.vatId, totals, net: totals.net, gross: totals.gross })
      .where(eq(orders.id, order.id))
    await writeLines(tx, order.id, lines, priced)
  }
  await publish(tx, ORDER_CHANGED, { orderId: order.id, userId } satisfies OrderChanged)
}

/** What has left the catalogue since weighs nothing. */
function loadOf(items: readonly Pick<OrderLine, 'flavourId' | 'quantity'>[], snapshot: Snapshot): Load {
  const weights = items.map(({ flavourId, quantity }) => {
    const size = snapshot.flavours.get(flavourId)?.size
    const each = size ? gramsOf(size) : 0
    return { each, all: each * quantity }
  })
  return {
    grams: weights.reduce((total, { all }) => total + all, 0),
    heaviest: weights.reduce((most, { each }) => Math.max(most, each), 0),
  }
}
