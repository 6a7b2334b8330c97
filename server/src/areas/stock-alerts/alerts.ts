import { and, eq } from 'drizzle-orm'
import type { Db } from '../../platform/database.ts'
import { stockAlerts } from './tables.ts'

/** Asks to be told, or no longer; either way repeatable. */
export async function setAlert(tx: Db, userId: number, flavourId: number, wanted: boolean, now: Date): Promise<void> {
  if (wanted) await tx.insert(stockAlerts).values({ userId, flavourId, askedAt: now }).onConflictDoNothing()
  else await tx.delete(stockAlerts).where(and(eq(stockAlerts.userId, userId), eq(stockAlerts.flavourId, flavourId)))
}

/** The flavours that a user waits for. */
export async function alertsOf(db: Db, userId: number): Promise<Set<number>> {
  const found = await db
    .select({ flavourId: stockAlerts.flavourId })
    .from(stockAlerts)
    .where(eq(stockAlerts.userId, userId))
  return new Set(found.map(({ flavourId }) => flavourId))
}
