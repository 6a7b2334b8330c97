import { cents, sum } from '@fairfloor/domain/money'
import { guardOrderLimit } from '@fairfloor/domain/orders/order-limit'
import { refuse } from '@fairfloor/domain/show-orders/refusals'
import { canConfirm, isPast } from '@fairfloor/domain/trade-show/phases'
import type { CustomerViewer } from '@fairfloor/domain/viewer'
import { eq } from 'drizzle-orm'
import type { Db } from '../../platform/database.ts'
import { publish } from '../../platform/outbox.ts'
import type { Snapshot } from '../catalogue/index.ts'
import type { Edition } from '../trade-show/index.ts'
import { brandsOf, guardMonths, type OrderNotes } from './order-notes.ts'
import { lockShowOrder, positionsOf, type ShowPosition } from './show-order.ts'
import { showOrders, showWishes } from './tables.ts'

/** Payload of the event for a confirmed order. */
export type ShowOrderConfirmed = { showOrderId: number; userId: number }

export const SHOW_ORDER_CONFIRMED = 'show-orders.confirmed'

/**
 * Confirms the customer's order once, even with two tabs or two users at the same moment.
 * @throws Refusal confirmation_closed, nothing_to_confirm, already_confirmed, above_order_limit, wish_of_another_brand, wish_out_of_time
 */
export async function confirm(
  tx: Db,
  snapshot: Snapshot,
  edition: Edition,
  viewer: CustomerViewer,
  { reference, note, wishes }: OrderNotes,
  now: Date,
): Promise<ShowPosition[]> {
  if (!canConfirm(edition, now)) throw confirmationClosed(edition)
  const order = await lockShowOrder(tx, edition.id, viewer.customerId)
  // The order lapsed while a call of the last second waited for its row; before a later end it may be confirmed.
  if (order?.lapsedAt && isPast(edition.confirmationEnd, order.lapsedAt)) throw confirmationClosed(edition)
  if (order?.confirmedAt) throw refuse('already_confirmed')
  const positions = order ? await positionsOf(tx, order.id) : []
  if (!order || positions.every(position => position.quantity === 0)) throw refuse('nothing_to_confirm')
  guardOrderLimit(viewer, sum(positions.map(({ price, quantity }) => cents(price * quantity))))
  guardMonths(wishes, brandsOf(snapshot, positions), edition, now)
  const confirmation = { confirmedAt: now, confirmedBy: viewer.userId, lapsedAt: null, reference, note }
  await tx.update(showOrders).set(confirmation).where(eq(showOrders.id, order.id))
  if (wishes.length > 0) await tx.insert(showWishes).values(wishes.map(wish => ({ ...wish, showOrderId: order.id })))
  const event: ShowOrderConfirmed = { showOrderId: order.id, userId: viewer.userId }
  await publish(tx, SHOW_ORDER_CONFIRMED, event)
  return positions
}

const confirmationClosed = ({ confirmationStart, confirmationEnd, timeZone }: Edition) =>
  refuse('confirmation_closed', { start: confirmationStart, end: confirmationEnd, timeZone })
