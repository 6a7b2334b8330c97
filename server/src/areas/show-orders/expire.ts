import { and, eq, sql } from 'drizzle-orm'
import type { Db } from '../../platform/database.ts'
import type { SampleBasket } from './sample-basket.ts'
import type { ShowPosition } from './show-order.ts'
import { showOrders, showPositions } from './tables.ts'

/**
 * Deletes what was confirmed but not released, once; the history keeps it as `deletedQuantity`. Samples that no release
 * took along go back to the exhibitors. The caller has checked that the release is over.
 * @returns the positions with deletions; undefined if there was nothing to do
 */
export async function expire(
  tx: Db,
  samples: SampleBasket,
  showOrderId: number,
  now: Date,
): Promise<ShowPosition[] | undefined> {
  const [order] = await tx.select().from(showOrders).where(eq(showOrders.id, showOrderId)).for('update')
  if (!order?.confirmedAt || order.expiredAt) return undefined
  await samples.giveBack(tx, order.editionId, order.customerId)
  await tx.update(showOrders).set({ expiredAt: now }).where(eq(showOrders.id, showOrderId))
  return tx
    .update(showPositions)
    .set({ deletedQuantity: sql`${showPositions.quantity} - ${showPositions.releasedQuantity}` })
    .where(
      and(
        eq(showPositions.showOrderId, showOrderId),
        sql`${showPositions.releasedQuantity} < ${showPositions.quantity}`,
      ),
    )
    .returning()
}
