import { eq, inArray, sum } from 'drizzle-orm'
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

/** Shipped pieces of each of some orders; orders without a shipment are left out. */
export async function shippedPieces(db: Db, orderIds: readonly number[]): Promise<Map<number, number>> {
  if (orderIds.length === 0) return new Map()
  const found = await db
    .select({ orderId: shipmentLines.orderId, quantity: sum(shipmentLines.quantity).mapWith(Number) })
    .from(shipmentLines)
    .where(inArray(shipmentLines.orderId, [...orderIds]))
    .groupBy(shipmentLines.orderId)
  return new Map(found.map(({ orderId, quantity }) => [orderId, quantity]))
}
