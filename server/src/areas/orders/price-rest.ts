import type { PricedOrder } from '@fairfloor/domain/billing/price-order'
import { priceShipment } from '@fairfloor/domain/billing/price-shipment'
import { dayIn } from '@fairfloor/domain/day'
import { cents, euros } from '@fairfloor/domain/money'
import { refuse } from '@fairfloor/domain/orders/refusals'
import {
  cancellableOf,
  discountUntil,
  type Reckoning,
  reckonAnew,
  remainingOf,
  takenFromStock,
} from '@fairfloor/domain/orders/rest'
import { minimumFor } from '@fairfloor/domain/seller/minimum'
import { sql } from 'drizzle-orm'
import { type Db, rows } from '../../platform/database.ts'
import type { Terms } from '../seller/index.ts'
import { tariffOf } from './order-tariff.ts'
import { type OrderLine, type OrderRow, piecesOf } from './queries.ts'

/** Pieces of lines that are to be cancelled; each line once. */
export type CancelledLines = readonly { readonly line: number; readonly quantity: number }[]

type Sold = {
  readonly order: OrderRow
  readonly sold: readonly OrderLine[]
  readonly shipped: ReadonlyMap<number, number>
}

/**
 * An order without some pieces, priced by the rates of the day of the order: its lines, each with the pieces that go back into stock.
 * @throws Refusal not_cancellable, naming the lines
 */
export function priceRest(
  { order, sold, shipped }: Sold,
  lines: CancelledLines,
  reckoning: Reckoning,
  { rates, timeZone }: Pick<Terms, 'rates' | 'timeZone'>,
) {
  guardCancellable(order, sold, shipped, lines)
  const wanted = new Map(lines.map(({ line, quantity }) => [line, quantity]))
  const after = sold.map(line => {
    const quantity = wanted.get(line.line) ?? 0
    const back = takenFromStock(piecesOf(line, shipped), quantity)
    const rest = {
      ...line,
      cancelledQuantity: line.cancelledQuantity + quantity,
      reservedQuantity: line.reservedQuantity - back,
    }
    const isAnew = reckoning === 'anew' && quantity > 0
    return { back, line: isAnew ? reckonAnew(rest, order.status, piecesOf(rest, shipped)) : rest }
  })
  const priced = priceShipment(
    after.flatMap(({ line }) => restOf(line)),
    tariffOf(order, rates, dayIn(order.placedAt, timeZone)),
    order.totals,
    { isFirst: true, byCard: order.paymentMethod === 'card' },
  )
  return { after, priced }
}

/**
 * An order that came to the minimum must not fall below it while nothing of it has left; one that is cancelled as a whole may.
 * @throws Refusal rest_below_minimum
 */
export async function guardMinimum(
  db: Db,
  { order: { id, customerId, status, shippingAddress, totals }, shipped }: Omit<Sold, 'sold'>,
  { lines, totals: { goods } }: PricedOrder,
  { rates, seesPrices }: Pick<Terms, 'rates'> & { readonly seesPrices: boolean },
): Promise<void> {
  if (status !== 'placed' || shipped.size > 0 || lines.length === 0 || rates.orderMinimums.length === 0) return
  const [{ isFirst } = { isFirst: false }] = await rows<{ isFirst: boolean }>(
    db,
    sql`select not exists(
          select from orders where customer_id = ${customerId} and id < ${id} and status <> 'cancelled') as "isFirst"`,
  )
  const minimum = minimumFor(rates.orderMinimums, { country: shippingAddress.country, isFirst })
  if (minimum !== null && goods.net < minimum && totals.goods.net >= minimum)
    throw refuse('rest_below_minimum', { minimum: seesPrices ? euros(minimum) : null })
}

function guardCancellable(
  { status }: OrderRow,
  sold: readonly OrderLine[],
  shipped: ReadonlyMap<number, number>,
  lines: CancelledLines,
): void {
  const byLine = new Map(sold.map(line => [line.line, cancellableOf(status, piecesOf(line, shipped))]))
  const errors = lines.flatMap(({ line, quantity }, i) => {
    const most = byLine.get(line) ?? 0
    if (quantity <= most) return []
    return [{ path: `lines.${i}.quantity`, detail: `Line ${line}: ${most} pieces can be cancelled.` }]
  })
  if (errors.length > 0) throw refuse('not_cancellable', undefined, errors)
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
