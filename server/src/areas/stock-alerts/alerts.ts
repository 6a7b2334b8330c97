import { and, eq } from 'drizzle-orm'
import { noteChange, openCache } from '../../platform/cache.ts'
import type { Db } from '../../platform/database.ts'
import type { Platform } from '../../platform/parts.ts'
import { readStock } from '../catalogue/index.ts'
import { stockAlerts } from './tables.ts'

/** By user the flavours that they wait for: in memory, as every list asks for them. */
export type Alerts = {
  of(userId: number): Promise<ReadonlySet<number>>
  /** To be called in the transaction that changes a user's alerts. */
  changed(tx: Db, userId: number): Promise<void>
  /** Drops them on this server at once, for who must see their own change: after the commit. */
  drop(userId: number): void
}

const TOPIC = 'stock_alerts'

export async function openAlerts({ db, bus }: Pick<Platform, 'db' | 'bus'>): Promise<Alerts> {
  const cache = await openCache<number, ReadonlySet<number>>(bus, TOPIC, { max: 10_000 })
  return {
    of: userId => cache.get(userId, () => alertsOf(db, userId)),
    changed: (tx, userId) => noteChange(tx, TOPIC, [userId]),
    drop: userId => cache.drop([userId]),
  }
}

/**
 * Asks to be told, or no longer; either way repeatable. What is not in stock is waited for until it is back, what is there until
 * the next delivery.
 */
export async function setAlert(
  tx: Db,
  alerts: Alerts,
  userId: number,
  flavourId: number,
  wanted: boolean,
  now: Date,
): Promise<void> {
  if (wanted) {
    const stock = (await readStock(tx, [flavourId])).get(flavourId)
    const afterDeliveries = stock?.quantity ? stock.deliveries : null
    await tx.insert(stockAlerts).values({ userId, flavourId, askedAt: now, afterDeliveries }).onConflictDoNothing()
  } else await tx.delete(stockAlerts).where(and(eq(stockAlerts.userId, userId), eq(stockAlerts.flavourId, flavourId)))
  await alerts.changed(tx, userId)
}

async function alertsOf(db: Db, userId: number): Promise<Set<number>> {
  const found = await db
    .select({ flavourId: stockAlerts.flavourId })
    .from(stockAlerts)
    .where(eq(stockAlerts.userId, userId))
  return new Set(found.map(({ flavourId }) => flavourId))
}
