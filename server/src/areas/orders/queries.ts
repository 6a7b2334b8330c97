import { and, desc, eq } from 'drizzle-orm'
import type { Db } from '../../platform/database.ts'
import { invoices, orderLines, orders } from './tables.ts'

export type OrderRow = typeof orders.$inferSelect
export type OrderLine = typeof orderLines.$inferSelect
export type InvoiceRow = typeof invoices.$inferSelect

/** An order as it is kept; an order that was taken over from elsewhere may have no invoice. */
export type StoredOrder = { order: OrderRow; lines: OrderLine[]; invoice: InvoiceRow | null }

/** An order of one customer; undefined when there is none, or it is another customer's. */
export async function orderOf(db: Db, customerId: number, orderId: number): Promise<StoredOrder | undefined> {
  const [row] = await db
    .select({ order: orders, invoice: invoices })
    .from(orders)
    .leftJoin(invoices, eq(invoices.orderId, orders.id))
    .where(and(eq(orders.id, orderId), eq(orders.customerId, customerId)))
  if (!row) return undefined
  const lines = await db.select().from(orderLines).where(eq(orderLines.orderId, orderId)).orderBy(orderLines.line)
  return { ...row, lines }
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
      invoiceNumber: invoices.number,
    })
    .from(orders)
    .leftJoin(invoices, eq(invoices.orderId, orders.id))
    .where(eq(orders.customerId, customerId))
    .orderBy(desc(orders.placedAt), desc(orders.id))
