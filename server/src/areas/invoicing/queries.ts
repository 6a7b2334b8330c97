import { eq, inArray } from 'drizzle-orm'
import type { Db } from '../../platform/database.ts'
import { invoices } from './tables.ts'

export type InvoiceRow = typeof invoices.$inferSelect

/** The invoice of an order; an order that was taken over from elsewhere may have none. */
export async function invoiceOf(db: Db, orderId: number): Promise<InvoiceRow | undefined> {
  const [found] = await db.select().from(invoices).where(eq(invoices.orderId, orderId))
  return found
}

/** The numbers of the invoices of orders, by order. */
export async function invoiceNumbers(db: Db, orderIds: readonly number[]): Promise<Map<number, string>> {
  if (orderIds.length === 0) return new Map()
  const found = await db
    .select({ orderId: invoices.orderId, number: invoices.number })
    .from(invoices)
    .where(inArray(invoices.orderId, [...orderIds]))
  return new Map(found.map(({ orderId, number }) => [orderId, number]))
}
