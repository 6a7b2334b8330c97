import { aheadOf } from '@fairfloor/domain/orders/paid-ahead'
import { eq, sql } from 'drizzle-orm'
import { type Db, rows } from '../../../platform/database.ts'
import { paidOfOrder } from '../../billing/index.ts'
import { lockOrder } from '../order-tariff.ts'
import { orders } from '../tables.ts'

/**
 * Writes anew whether an order is paid ahead, and until when its goods are kept. To be called after what changes its
 * payments or its sum. @returns whether it is paid; undefined where there is no such order
 */
export async function restateAhead(
  tx: Db,
  orderId: number,
  why: 'paid' | 'taken back',
  now: Date,
): Promise<boolean | undefined> {
  const order = await lockOrder(tx, orderId)
  if (!order) return undefined
  const [{ isPicked } = { isPicked: false }] = await rows<{ isPicked: boolean }>(
    tx,
    sql`
      select exists(select from open_pick_lists where order_id = ${orderId})
        or exists(select from shipment_heads where order_id = ${orderId}) as "isPicked"`,
  )
  const paid = await paidOfOrder(tx, orderId)
  const after = aheadOf({ ...order, paid, isPicked, isCancelled: order.status === 'cancelled' }, why, now)
  const { paidAheadAt, heldUntil } = after
  if (paidAheadAt !== order.paidAheadAt || heldUntil !== order.heldUntil) {
    // With the whole time again the customer is reminded again.
    const reminded = heldUntil === null || heldUntil === order.heldUntil ? {} : { remindedAt: null }
    await tx
      .update(orders)
      .set({ paidAheadAt, heldUntil, ...reminded })
      .where(eq(orders.id, orderId))
  }
  return paidAheadAt !== null
}
