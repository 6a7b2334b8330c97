import { eq, sum } from 'drizzle-orm'
import type { Db } from '../../platform/database.ts'
import { shipmentLines } from './tables.ts'

/** Shipped pieces of each line of an order. */
export async function shippedQuantities(db: Db, orderId: number): Promise<Map<number, number>> {
  const found = await db
    .select({ line: shipmentLines.line, quantity: sum(shipmentLines.quantity).mapWith(Number) })
    .from(shipmentLines)
    .where(eq(shipmentLines.orderId, orderId))
    .groupBy(shipmentLines.line)
  return new Map(found.map(({ line, quantity }) => [line, quantity]))
}
