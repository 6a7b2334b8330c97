import { and, eq, isNull } from 'drizzle-orm'
import type { Db } from '../../platform/database.ts'
import { invoices, orders } from './tables.ts'

/** Marks an order as shipped and its invoice as paid; a second time changes nothing. @returns false when it was paid already */
export async function settleInvoice(tx: Db, orderId: number, now: Date): Promise<boolean> {
  const paid = await tx
    .update(invoices)
    .set({ paidAt: now })
    .where(and(eq(invoices.orderId, orderId), isNull(invoices.paidAt)))
    .returning({ id: invoices.id })
  if (paid.length === 0) return false
  await tx.update(orders).set({ status: 'paid', shippedAt: now }).where(eq(orders.id, orderId))
  return true
}
