import { cancellableOf, remainingOf } from '@fairfloor/domain/orders/rest'
import type { Db } from '../../platform/database.ts'
import { type Cancelling, cancelRest, lockToCancel } from './cancel-rest.ts'
import { lockedOrder } from './locked-order.ts'
import { piecesOf } from './queries.ts'

type CancellingDown = {
  readonly orderId: number
  readonly customerId: number
  readonly userId: number
  /** Pieces that are to remain, by line; other lines stay as they are. */
  readonly remaining: ReadonlyMap<number, number>
  readonly why?: Cancelling['why']
  readonly now: Date
}

/**
 * Cancels what is more than some pieces of each line, as far as it can be cancelled: what has been packed stays, and what is left
 * keeps its price per piece: it is the seller who asked.
 * @returns what was cancelled
 * @throws Refusal not_found
 */
export async function cancelDownTo(
  tx: Db,
  { remaining, ...whose }: CancellingDown,
): Promise<{ line: number; quantity: number }[]> {
  await lockToCancel(tx, whose.orderId)
  const { order, lines, shipped } = await lockedOrder(tx, whose.orderId)
  const cancelled = lines.flatMap(line => {
    const wanted = remaining.get(line.line)
    if (wanted === undefined) return []
    const pieces = piecesOf(line, shipped)
    const quantity = Math.min(remainingOf(pieces) - wanted, cancellableOf(order.status, pieces))
    return quantity > 0 ? [{ line: line.line, quantity }] : []
  })
  if (cancelled.length > 0) await cancelRest(tx, { ...whose, lines: cancelled, reckoning: 'kept' })
  return cancelled
}
