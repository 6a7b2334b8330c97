import { and, asc, desc, eq } from 'drizzle-orm'
import type { Db } from '../../../platform/database.ts'
import { readStock } from '../../catalogue/index.ts'
import { stockAlerts } from '../alert-tables.ts'

/**
 * Sets or removes a stock alert; idempotent. For a flavour out of stock it waits until there is some again, otherwise
 * for the next delivery.
 */
export async function setAlert(tx: Db, userId: number, flavourId: number, wanted: boolean, now: Date): Promise<void> {
  if (wanted) {
    const stock = (await readStock(tx, [flavourId])).get(flavourId)
    const afterDeliveries = stock?.quantity ? stock.deliveries : null
    await tx.insert(stockAlerts).values({ userId, flavourId, askedAt: now, afterDeliveries }).onConflictDoNothing()
  } else await tx.delete(stockAlerts).where(and(eq(stockAlerts.userId, userId), eq(stockAlerts.flavourId, flavourId)))
}

/** Removes every stock alert of a user. */
export async function endAlertsOf(tx: Db, userId: number): Promise<void> {
  await tx.delete(stockAlerts).where(eq(stockAlerts.userId, userId))
}

/** A user's stock alerts, the newest first. */
export const remindersOf = (db: Db, userId: number) =>
  db
    .select()
    .from(stockAlerts)
    .where(eq(stockAlerts.userId, userId))
    .orderBy(desc(stockAlerts.askedAt), asc(stockAlerts.flavourId))

/** The flavours that a user waits for. */
export async function alertsOf(db: Db, userId: number): Promise<number[]> {
  const found = await db
    .select({ flavourId: stockAlerts.flavourId })
    .from(stockAlerts)
    .where(eq(stockAlerts.userId, userId))
  return found.map(({ flavourId }) => flavourId)
}
