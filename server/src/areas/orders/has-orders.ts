import { eq } from 'drizzle-orm'
import type { Db } from '../../platform/database.ts'
import { orders } from './tables.ts'

/** Whether a customer has ever ordered. */
export async function hasOrders(db: Db, customerId: number): Promise<boolean> {
  const found = await db.select({ id: orders.id }).from(orders).where(eq(orders.customerId, customerId)).limit(1)
  return found.length > 0
}
