import { eq } from 'drizzle-orm'
import type { Db } from '../../platform/database.ts'
import type { HandOver } from './make-shipment.ts'
import { shipments } from './tables.ts'

/** Writes down what is said of a shipment. @param now when the carrier takes it; null: it has it already */
export async function writeHandOver(
  tx: Db,
  shipmentId: number,
  { userId, ...said }: HandOver,
  now: Date | null,
): Promise<void> {
  await tx
    .update(shipments)
    .set({ ...said, ...(now && { shippedAt: now, shippedBy: userId }) })
    .where(eq(shipments.id, shipmentId))
}
