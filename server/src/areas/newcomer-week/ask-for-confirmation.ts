import { refuse } from '@fairfloor/domain/newcomer-week/refusals'
import { openOf, remainingOf } from '@fairfloor/domain/orders/rest'
import { eq } from 'drizzle-orm'
import type { Db } from '../../platform/database.ts'
import { publish } from '../../platform/outbox.ts'
import { lockedOrder, piecesOf } from '../orders/index.ts'
import { backorderConfirmationLines, backorderConfirmations } from './backorder-tables.ts'
import { BACKORDER_ASKED, type BackorderAsked } from './events.ts'

type Asking = { readonly orderId: number; readonly userId: number; readonly now: Date }

/**
 * Asks the customer of an order how much of its backorder is still wanted. Until that is answered it stands in place of the
 * customer's basket, whether the event is open or over.
 * @returns the lines that wait for goods, with their pieces
 * @throws Refusal not_found, no_newcomer_order, no_backorder, confirmation_asked
 */
export async function askForConfirmation(
  tx: Db,
  { orderId, userId, now }: Asking,
): Promise<{ line: number; quantity: number }[]> {
  const { order, lines, shipped } = await lockedOrder(tx, orderId)
  if (order.kind !== 'newcomer-week') throw refuse('no_newcomer_order')
  const waiting = lines.flatMap(line => {
    const pieces = piecesOf(line, shipped)
    const asked = openOf(pieces)
    return asked > 0 ? [{ line: line.line, asked, kept: remainingOf(pieces) - asked }] : []
  })
  if (waiting.length === 0) throw refuse('no_backorder')
  const [before] = await tx.select().from(backorderConfirmations).where(eq(backorderConfirmations.orderId, orderId))
  if (before) throw refuse('confirmation_asked')
  await tx
    .insert(backorderConfirmations)
    .values({ orderId, customerId: order.customerId, askedAt: now, askedBy: userId })
  await tx
    .insert(backorderConfirmationLines)
    .values(waiting.map(({ line, asked, kept }) => ({ orderId, line, kept, asked, wanted: asked })))
  const asked = waiting.map(({ line, asked }) => ({ line, quantity: asked }))
  await publish(tx, BACKORDER_ASKED, { orderId, lines: asked } satisfies BackorderAsked)
  return asked
}
