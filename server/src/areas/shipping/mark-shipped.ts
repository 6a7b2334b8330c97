import { and, eq, isNull } from 'drizzle-orm'
import type { Db } from '../../platform/database.ts'
import { shipments } from './tables.ts'

/** Marks all shipments of an order as handed to the carrier; earlier ones keep their time. */
export async function markShipped(tx: Db, orderId: number, now: Date): Promise<void> {
  await tx
    .update(shipments)
    .set({ shippedAt: now })
    .where(and(eq(shipments.orderId, orderId), isNull(shipments.shippedAt)))
}
