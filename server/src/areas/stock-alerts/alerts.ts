import { and, eq } from 'drizzle-orm'
import type { Db } from '../../platform/database.ts'
import { readStock } from '../catalogue/index.ts'
import { stockAlerts } from './tables.ts'

/**
 * Asks to be told, or no longer; either way repeatable. What is not in stock is waited for until it is back, what is there until
 * the next delivery.
 */
export async function setAlert(tx: Db, userId: number, flavourId: number, wanted: boolean, now: Date): Promise<void> {
  if (wanted) {
    const stock = (await readStock(tx, [flavourId])).get(flavourId)
    const afterDeliveries = stock?.quantity ? stock.deliveries : null
    await tx.insert(stockAlerts).values({ userId, flavourId, askedAt: now, afterDeliveries }).onConflictDoNothing()
  } else await tx.delete(stockAlerts).where(and(eq(stockAlerts.userId, userId), eq(stockAlerts.flavourId, flavourId)))
}

/** The flavours that a user waits for. */
export async function alertsOf(db: Db, userId: number): Promise<number[]> {
  const found = await db
    .select({ flavourId: stockAlerts.flavourId })
    .from(stockAlerts)
    .where(eq(stockAlerts.userId, userId))
  return found.map(({ flavourId }) => flavourId)
}
