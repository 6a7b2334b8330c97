import type { PricedOrder } from '@fairfloor/domain/billing/price-order'
import { euros, fromEuros } from '@fairfloor/domain/money'
import { refuse } from '@fairfloor/domain/orders/refusals'
import { cancellableOf, type Reckoning } from '@fairfloor/domain/orders/rest'
import { and, eq, sql } from 'drizzle-orm'
import type { Db } from '../../platform/database.ts'
import { publish } from '../../platform/outbox.ts'
import { giveBackStock } from '../catalogue/index.ts'
import { readTerms } from '../seller/index.ts'
import { shippedQuantities } from '../shipping/index.ts'
import { ORDER_CANCELLED, type OrderCancelled } from './events.ts'
import { lockOrder } from './order-tariff.ts'
import { type CancelledLines, guardMinimum, priceRest, type restOf } from './price-rest.ts'
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
  /** Each line once; 'all' is all that can be cancelled. */
  readonly lines: CancelledLines | 'all'
  /** The price of what is left. */
  readonly reckoning: Reckoning
  /** The total with VAT that the buyer has seen; left out, it is not compared. */
  readonly seenTotal?: number | null | undefined
  /** Whether a refusal may name amounts, and a total is compared; by default it may. */
  readonly seesPrices?: boolean
  readonly why?: OrderCancelled['why']
  readonly now: Date
}

/**
 * Cancels pieces of an order: from the backorder first, the rest goes back into stock and to others who wait for it. Pieces
 * of the outlet go back to their lot, by the event. The
 * order then costs what remains of it; shipping and papers stay as agreed while anything remains. The order's row is locked
 * from here to the commit, so a piece is either shipped or cancelled.
 * @returns false if the customer has no such order
 * @throws Refusal not_cancellable, naming the lines; rest_below_minimum for what is calculated again; rest_total_changed
 */
export async function cancelRest(
  tx: Db,
  { orderId, customerId, userId, lines: given, reckoning, seenTotal, seesPrices = true, why, now }: Cancelling,
): Promise<boolean> {
  await lockToCancel(tx, orderId)
  const order = await lockOrder(tx, orderId)
  if (!order || (customerId !== null && order.customerId !== customerId)) return false
  const sold = await tx.select().from(orderLines).where(eq(orderLines.orderId, orderId)).orderBy(orderLines.line)
  const shipped = await shippedQuantities(tx, orderId)
  const lines = given === 'all' ? allOf(order, sold, shipped) : given
  const terms = await readTerms(tx)
  const { after, priced } = priceRest({ order, sold, shipped }, lines, reckoning, terms)
  if (reckoning === 'anew' && customerId !== null)
    await guardMinimum(tx, { order, shipped }, priced, { ...terms, seesPrices })
  if (seesPrices && seenTotal != null && fromEuros(seenTotal) !== priced.totals.gross)
    throw refuse('rest_total_changed', { seen: seenTotal, total: euros(priced.totals.gross) })
  const back = after.flatMap(({ line: { flavourId, outletLotId }, back }) =>
    back > 0 && outletLotId === null ? [{ flavourId, quantity: back }] : [],
  )
  await giveBackStock(tx, back, { kind: 'cancel', orderId, userId, at: now })
  const { totals } = priced
  await tx.update(orders).set({ totals, net: totals.net, gross: totals.gross }).where(eq(orders.id, orderId))
  await writeLines(
    tx,
    orderId,
    after.map(({ line }) => line),
    priced.lines,
  )
  await restate(tx, orderId, now)
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
      unit: before.unitNet,
      off: before.discount,
      over: before.discountPieces,
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
      unitNet: sql`changed.unit`,
      discount: sql`changed.off`,
      discountPieces: sql`changed."over"`,
      net: sql`changed.net`,
      deposit: sql`changed.deposit`,
      consumptionTax: sql`changed.tax`,
      label: sql`changed.label`,
      vatRate: sql`changed.rate`,
      depositVatRate: sql`changed.of_deposit`,
    })
    .from(
      sql`jsonb_to_recordset(${JSON.stringify(changes)}::jsonb)
        as changed(line int, cancelled int, reserved int, unit int, off bigint, "over" int, net bigint, deposit bigint, tax bigint, label bigint,
          rate int, of_deposit int)`,
    )
    .where(and(eq(orderLines.orderId, orderId), sql`${orderLines.line} = changed.line`))
}
