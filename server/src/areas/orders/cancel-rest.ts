import { dayIn } from '@fairfloor/domain/day'
import type { PricedOrder } from '@fairfloor/domain/invoicing/price-order'
import { priceShipment } from '@fairfloor/domain/invoicing/price-shipment'
import { cents } from '@fairfloor/domain/money'
import { refuse } from '@fairfloor/domain/orders/refusals'
import { cancellableOf, discountUntil, remainingOf, takenFromStock } from '@fairfloor/domain/orders/rest'
import { and, eq, sql } from 'drizzle-orm'
import type { Db } from '../../platform/database.ts'
import { publish } from '../../platform/outbox.ts'
import { giveBackStock } from '../catalogue/index.ts'
import { readTerms } from '../seller/index.ts'
import { shippedQuantities } from '../shipping/index.ts'
import { ORDER_CANCELLED, type OrderCancelled } from './events.ts'
import { lockOrder, tariffOf } from './order-tariff.ts'
import { type OrderLine, type OrderRow, piecesOf } from './queries.ts'
import { restate } from './restate.ts'
import { lockForGivingBack, serveBackorders } from './serve-backorders.ts'
import { orderLines, orders } from './tables.ts'

export type Cancelling = {
  readonly orderId: number
  /** Null for the operator, who cancels of any customer. */
  readonly customerId: number | null
  /** Null: nobody, by the clock. */
  readonly userId: number | null
  /** Each line once; 'all' is whatever can be cancelled. */
  readonly lines: readonly { readonly line: number; readonly quantity: number }[] | 'all'
  readonly why?: OrderCancelled['why']
  readonly now: Date
}

/**
 * Cancels pieces of an order: from the backorder first, the rest goes back into stock and to others who wait for it. Pieces
 * of the outlet go back to their lot, by the event. The
 * order then costs what remains of it; shipping and papers stay as agreed while anything remains. The order's row is locked
 * from here to the commit, so a piece is either shipped or cancelled.
 * @returns false if the customer has no such order
 * @throws Refusal not_cancellable, naming the lines
 */
export async function cancelRest(
  tx: Db,
  { orderId, customerId, userId, lines: given, why, now }: Cancelling,
): Promise<boolean> {
  await lockToCancel(tx, orderId)
  const order = await lockOrder(tx, orderId)
  if (!order || (customerId !== null && order.customerId !== customerId)) return false
  const sold = await tx.select().from(orderLines).where(eq(orderLines.orderId, orderId)).orderBy(orderLines.line)
  const shipped = await shippedQuantities(tx, orderId)
  const lines = given === 'all' ? allOf(order, sold, shipped) : given
  const wanted = new Map(lines.map(({ line, quantity }) => [line, quantity]))
  guardCancellable(order, sold, shipped, lines)
  const after = sold.map(line => without(line, shipped, wanted.get(line.line) ?? 0))
  const back = after.flatMap(({ line: { flavourId, outletLotId }, back }) =>
    back > 0 && outletLotId === null ? [{ flavourId, quantity: back }] : [],
  )
  await giveBackStock(tx, back, { kind: 'cancel', orderId, userId, at: now })
  await keepRest(
    tx,
    order,
    after.map(({ line }) => line),
    now,
  )
  await publish(tx, ORDER_CANCELLED, { orderId, userId, lines, ...(why && { why }) } satisfies OrderCancelled)
  if (back.length > 0) await serveBackorders(tx, { flavourIds: back.map(({ flavourId }) => flavourId), userId, now })
  return true
}

/** Locks what cancelling writes, in the order of all commands; for those that look at the order before they cancel. */
export async function lockToCancel(tx: Db, orderId: number): Promise<void> {
  const { flavourId, orderId: of } = orderLines
  const flavours = await tx.selectDistinct({ id: flavourId }).from(orderLines).where(eq(of, orderId))
  await lockForGivingBack(
    tx,
    orderId,
    flavours.map(({ id }) => id),
  )
}

const allOf = ({ status }: OrderRow, sold: readonly OrderLine[], shipped: ReadonlyMap<number, number>) =>
  sold.flatMap(line => {
    const quantity = cancellableOf(status, piecesOf(line, shipped))
    return quantity > 0 ? [{ line: line.line, quantity }] : []
  })

function guardCancellable(
  { status }: OrderRow,
  sold: readonly OrderLine[],
  shipped: ReadonlyMap<number, number>,
  lines: Exclude<Cancelling['lines'], 'all'>,
): void {
  const byLine = new Map(sold.map(line => [line.line, cancellableOf(status, piecesOf(line, shipped))]))
  const errors = lines.flatMap(({ line, quantity }, i) => {
    const most = byLine.get(line) ?? 0
    if (quantity <= most) return []
    return [{ path: `lines.${i}.quantity`, detail: `Line ${line}: ${most} pieces can be cancelled.` }]
  })
  if (errors.length > 0) throw refuse('not_cancellable', undefined, errors)
}

/** A line with more of it cancelled, and the pieces that go back into stock. */
function without(line: OrderLine, shipped: ReadonlyMap<number, number>, quantity: number) {
  const back = takenFromStock(piecesOf(line, shipped), quantity)
  return {
    back,
    line: {
      ...line,
      cancelledQuantity: line.cancelledQuantity + quantity,
      reservedQuantity: line.reservedQuantity - back,
    },
  }
}

/** Prices what remains by the rates of the day of the order, and keeps it. */
async function keepRest(tx: Db, order: OrderRow, lines: readonly OrderLine[], now: Date): Promise<void> {
  const terms = await readTerms(tx)
  const remaining = lines.flatMap(line => restOf(line))
  const { totals, lines: priced } = priceShipment(
    remaining,
    tariffOf(order, terms.rates, dayIn(order.placedAt, terms.timeZone)),
    order.totals,
    { isFirst: true, byCard: order.paymentMethod === 'card' },
  )
  await tx.update(orders).set({ totals, net: totals.net, gross: totals.gross }).where(eq(orders.id, order.id))
  await writeLines(tx, order.id, lines, priced)
  await restate(tx, order.id, now)
}

/** What remains of a line, as an item to be priced; old lines do not say how they are taxed, and were shipped whole. */
export function restOf(line: OrderLine) {
  const quantity = remainingOf({ quantity: line.quantity, cancelled: line.cancelledQuantity })
  if (quantity === 0) return []
  const { vatClass, hasLabel } = line
  if (vatClass === null || hasLabel === null) throw new Error(`Line ${line.line} does not say how it is taxed`)
  return [
    { ...line, quantity, unitNet: cents(line.unitNet), discount: discountUntil(line, quantity), vatClass, hasLabel },
  ]
}

const NOTHING = { net: 0, deposit: 0, consumptionTax: 0, label: 0 }

/** Writes the state and the prices of an order's lines; one statement. */
export async function writeLines(
  tx: Db,
  orderId: number,
  lines: readonly OrderLine[],
  priced: PricedOrder<ReturnType<typeof restOf>[number]>['lines'],
): Promise<void> {
  const prices = new Map(priced.map(price => [price.line, price]))
  const changes = lines.map(before => {
    const { line, cancelledQuantity: cancelled, reservedQuantity: reserved } = before
    const { net, deposit, consumptionTax, label, vatRate, depositVatRate } = prices.get(line) ?? {
      ...before,
      ...NOTHING,
    }
    return {
      line,
      cancelled,
      reserved,
      net,
      deposit,
      tax: consumptionTax,
      label,
      rate: vatRate,
      of_deposit: depositVatRate,
    }
  })
  await tx
    .update(orderLines)
    .set({
      cancelledQuantity: sql`changed.cancelled`,
      reservedQuantity: sql`changed.reserved`,
      net: sql`changed.net`,
      deposit: sql`changed.deposit`,
      consumptionTax: sql`changed.tax`,
      label: sql`changed.label`,
      vatRate: sql`changed.rate`,
      depositVatRate: sql`changed.of_deposit`,
    })
    .from(
      sql`jsonb_to_recordset(${JSON.stringify(changes)}::jsonb)
        as changed(line int, cancelled int, reserved int, net bigint, deposit bigint, tax bigint, label bigint,
          rate int, of_deposit int)`,
    )
    .where(and(eq(orderLines.orderId, orderId), sql`${orderLines.line} = changed.line`))
}
