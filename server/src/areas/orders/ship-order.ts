import { dayIn } from '@fairfloor/domain/day'
import { priceShipment } from '@fairfloor/domain/invoicing/price-shipment'
import { cents, divideHalfUp } from '@fairfloor/domain/money'
import { tariffFor } from '@fairfloor/domain/seller/rates'
import { eq } from 'drizzle-orm'
import type { Db } from '../../platform/database.ts'
import { readTerms } from '../seller/index.ts'
import { shippedQuantities } from '../shipping/index.ts'
import type { OrderLine } from './queries.ts'
import { shipLines } from './ship-lines.ts'
import { orderLines, orders } from './tables.ts'

/** A quantity of a line of an order. */
export type Part = { readonly line: number; readonly quantity: number }

/**
 * Ships a part of what is still open of an order, with an invoice of its own. The order's row is locked from here to the
 * commit: two shipments at the same time never ship a piece twice.
 * @param parts each line once
 * @throws Error for more than is open: the caller asks for what it has reserved
 */
export async function shipOrder(tx: Db, orderId: number, parts: readonly Part[], now: Date): Promise<void> {
  const [order] = await tx.select().from(orders).where(eq(orders.id, orderId)).for('update')
  if (!order) throw new Error(`There is no order ${orderId}`)
  const sold = await tx.select().from(orderLines).where(eq(orderLines.orderId, orderId))
  const shipped = await shippedQuantities(tx, orderId)
  const terms = await readTerms(tx)
  const today = dayIn(now, terms.timeZone)
  const { shippingAddress, vatId, carrier, paymentMethod } = order
  const { lines, totals } = priceShipment(
    parts.map(part => itemOf(sold, shipped, part)),
    tariffFor(terms.rates, {
      country: shippingAddress.country,
      // Confirmed when it was ordered, or not.
      vatId: order.totals.taxCase === 'intra-community' ? vatId : null,
      carrier,
      on: today,
    }),
    order.totals,
    { isFirst: shipped.size === 0, byCard: paymentMethod === 'card' },
  )
  await shipLines(tx, { order, lines, totals, terms, today, now })
}

function itemOf(sold: readonly OrderLine[], shipped: ReadonlyMap<number, number>, { line, quantity }: Part) {
  const ordered = sold.find(one => one.line === line)
  const before = shipped.get(line) ?? 0
  const open = (ordered?.quantity ?? 0) - before
  if (!ordered || quantity > open) throw new Error(`Only ${open} of line ${line} are open, not ${quantity}`)
  const { vatClass, hasLabel } = ordered
  if (vatClass === null || hasLabel === null) throw new Error(`Line ${line} does not say how it is taxed`)
  const discount = cents(discountUntil(ordered, before + quantity) - discountUntil(ordered, before))
  return { ...ordered, quantity, discount, unitNet: cents(ordered.unitNet), vatClass, hasLabel }
}

/** The share of a line's discount in its first pieces: shipments in any parts add up to all of it. */
const discountUntil = ({ discount, quantity }: OrderLine, pieces: number) => divideHalfUp(discount * pieces, quantity)
