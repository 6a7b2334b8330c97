import { eq, inArray, sql, sum } from 'drizzle-orm'
import type { Db } from '../../platform/database.ts'
import { shipmentLines, shipments } from './tables.ts'

const pieces = sum(shipmentLines.quantity).mapWith(Number)
/** Of these, what the carrier has. */
const handedOver = sql<number>`coalesce(sum(${shipmentLines.quantity}) filter (where ${shipments.shippedAt} is not null), 0)::int`
const ofShipment = eq(shipments.id, shipmentLines.shipmentId)

/** Shipped pieces of each line of an order. */
export const shippedQuantities = async (db: Db, orderId: number): Promise<ReadonlyMap<number, number>> =>
  (await shippedOf(db, orderId)).byLine

/** Shipped pieces of each line of an order, and how many of all these the carrier has. */
export async function shippedOf(db: Db, orderId: number) {
  const found = await db
    .select({ line: shipmentLines.line, pieces, handedOver })
    .from(shipmentLines)
    .innerJoin(shipments, ofShipment)
    .where(eq(shipmentLines.orderId, orderId))
    .groupBy(shipmentLines.line)
  return {
    byLine: new Map(found.map(line => [line.line, line.pieces])),
    handedOver: found.reduce((all, line) => all + line.handedOver, 0),
  }
}

/** Shipped pieces of each of some orders, and what of these the carrier has; orders without a shipment are left out. */
export async function shippedPieces(db: Db, orderIds: readonly number[]) {
  if (orderIds.length === 0) return new Map<number, never>()
  const found = await db
    .select({ orderId: shipmentLines.orderId, pieces, handedOver })
    .from(shipmentLines)
    .innerJoin(shipments, ofShipment)
    .where(inArray(shipmentLines.orderId, [...orderIds]))
    .groupBy(shipmentLines.orderId)
  return new Map(found.map(order => [order.orderId, order]))
}
