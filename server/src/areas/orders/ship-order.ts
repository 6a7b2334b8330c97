import { priceShipment } from '@fairfloor/domain/billing/price-shipment'
import { dayIn } from '@fairfloor/domain/day'
import { cents } from '@fairfloor/domain/money'
import { discountUntil } from '@fairfloor/domain/orders/rest'
import type { Lot } from '@fairfloor/domain/shipping/lots'
import { eq } from 'drizzle-orm'
import type { Db } from '../../platform/database.ts'
import { publish } from '../../platform/outbox.ts'
import { readTerms } from '../seller/index.ts'
import { type HandOver, shippedQuantities } from '../shipping/index.ts'
import { ORDER_SHIPPED, type OrderShipped } from './events.ts'
import { lockOrder, tariffOf } from './order-tariff.ts'
import type { OrderLine } from './queries.ts'
import { restate } from './restate.ts'
import { shipLines } from './ship-lines.ts'
import { orderLines } from './tables.ts'

/** A quantity of a line of an order, with its lots where somebody has named them. */
export type Part = { readonly line: number; readonly quantity: number; readonly lots?: readonly Lot[] }

/**
 * Ships a part of what is still open of an order, with an invoice of its own: the carrier takes it. The order's row is
 * locked from here to the commit: two shipments at the same time never ship a piece twice.
 * @param parts each line once
 * @throws Error for more than is open: the caller asks for what it has reserved
 */
export async function shipOrder(
  tx: Db,
  orderId: number,
  parts: readonly Part[],
  now: Date,
  handOver: HandOver,
): Promise<{ shipmentId: number }> {
  const order = await lockOrder(tx, orderId)
  if (!order) throw new Error(`There is no order ${orderId}`)
  const sold = await tx.select().from(orderLines).where(eq(orderLines.orderId, orderId))
  const shipped = await shippedQuantities(tx, orderId)
  const terms = await readTerms(tx)
  const today = dayIn(now, terms.timeZone)
  const { lines, totals } = priceShipment(
    parts.map(part => itemOf(sold, shipped, part)),
    tariffOf(order, terms.rates, today),
    order.totals,
    { isFirst: shipped.size === 0, byCard: order.paymentMethod === 'card' },
  )
  const leaving = parts.map(part => ({ ...part, ...flavourOf(sold, part.line) }))
  const leaves = { handOver, lines: leaving }
  const shipmentId = await shipLines(tx, { order, lines, totals, terms, today, now, leaves })
  await restate(tx, orderId, now)
  await publish(tx, ORDER_SHIPPED, { orderId, shipmentId } satisfies OrderShipped)
  return { shipmentId }
}

function flavourOf(sold: readonly OrderLine[], line: number) {
  const { flavourId, outletLotId } = sold.find(one => one.line === line)!
  return { flavourId, outletLotId }
}

function itemOf(sold: readonly OrderLine[], shipped: ReadonlyMap<number, number>, { line, quantity }: Part) {
  const ordered = sold.find(one => one.line === line)
  const before = shipped.get(line) ?? 0
  const open = (ordered?.reservedQuantity ?? 0) - before
  if (!ordered || quantity > open) throw new Error(`Only ${open} of line ${line} are open, not ${quantity}`)
  const { vatClass, hasLabel } = ordered
  if (vatClass === null || hasLabel === null) throw new Error(`Line ${line} does not say how it is taxed`)
  const discount = cents(discountUntil(ordered, before + quantity) - discountUntil(ordered, before))
  return { ...ordered, quantity, discount, unitNet: cents(ordered.unitNet), vatClass, hasLabel }
}
