import { count, desc, eq } from 'drizzle-orm'
import type { Db } from '../../platform/database.ts'
import { orders } from './tables.ts'

/** How many orders a customer has placed, also cancelled ones, and the last of them. */
export async function ordersOfCustomer(db: Db, customerId: number) {
  const own = eq(orders.customerId, customerId)
  const [counted] = await db.select({ total: count() }).from(orders).where(own)
  const [last] = await db
    .select({ orderId: orders.id, placedAt: orders.placedAt })
    .from(orders)
    .where(own)
    .orderBy(desc(orders.id))
    .limit(1)
  return { total: counted?.total ?? 0, last }
}

/** The customer of an order by its number, alone or after a `#`; none for other texts. */
export async function customersOfOrder(db: Db, text: string): Promise<number[]> {
  const number = /^#?([1-9]\d{0,8})$/.exec(text.trim())?.[1]
  if (number === undefined) return []
  const found = await db
    .select({ id: orders.customerId })
    .from(orders)
    .where(eq(orders.id, Number(number)))
  return found.map(({ id }) => id)
}
