import { and, eq, isNull } from 'drizzle-orm'
import type { Db } from '../../platform/database.ts'
import { invoices } from './tables.ts'

/** Marks the invoices of an order as paid. @returns false if they were paid already */
export async function markPaid(tx: Db, orderId: number, now: Date): Promise<boolean> {
  const paid = await tx
    .update(invoices)
    .set({ paidAt: now })
    .where(and(eq(invoices.orderId, orderId), isNull(invoices.paidAt)))
    .returning({ id: invoices.id })
  return paid.length > 0
}
