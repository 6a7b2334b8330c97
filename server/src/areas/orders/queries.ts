import { and, desc, eq } from 'drizzle-orm'
import type { Db } from '../../platform/database.ts'
import { orderLines, orders } from './tables.ts'

export type OrderLine = typeof orderLines.$inferSelect

/** A stored order. */
export type StoredOrder = { order: typeof orders.$inferSelect; lines: OrderLine[] }

/** An order of one customer; undefined when there is none, or it belongs to another customer. */
export async function orderOf(db: Db, customerId: number, orderId: number): Promise<StoredOrder | undefined> {
  const [order] = await db
    .select()
    .from(orders)
    .where(and(eq(orders.id, orderId), eq(orders.customerId, customerId)))
  if (!order) return undefined
  const lines = await db.select().from(orderLines).where(eq(orderLines.orderId, orderId)).orderBy(orderLines.line)
  return { order, lines }
}

/** Heads of a customer's orders, newest first. */
export const ordersOf = (db: Db, customerId: number) =>
  db
    .select({
      id: orders.id,
      placedAt: orders.placedAt,
      externalReference: orders.externalReference,
      status: orders.status,
      gross: orders.gross,
    })
    .from(orders)
    .where(eq(orders.customerId, customerId))
    .orderBy(desc(orders.placedAt), desc(orders.id))
