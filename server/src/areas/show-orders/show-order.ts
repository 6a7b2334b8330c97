import { and, asc, countDistinct, desc, eq, gt } from 'drizzle-orm'
import type { Db } from '../../platform/database.ts'
import { releases, showOrders, showPositions } from './tables.ts'

export type ShowOrder = typeof showOrders.$inferSelect
export type ShowPosition = typeof showPositions.$inferSelect

/** Locks the customer's order at an edition for this transaction. Every command takes this lock; only adding locks the same row itself. */
export async function lockShowOrder(tx: Db, editionId: number, customerId: number): Promise<ShowOrder | undefined> {
  const [order] = await tx
    .select()
    .from(showOrders)
    .where(and(eq(showOrders.editionId, editionId), eq(showOrders.customerId, customerId)))
    .for('update')
  return order
}

/** The positions in the order of their creation. */
export const positionsOf = (db: Db, showOrderId: number): Promise<ShowPosition[]> =>
  db
    .select()
    .from(showPositions)
    .where(eq(showPositions.showOrderId, showOrderId))
    .orderBy(asc(showPositions.addedAt), asc(showPositions.flavourId))

/** The order and its positions in one statement; undefined if the customer has none. */
export async function readShowOrder(
  db: Db,
  editionId: number,
  customerId: number,
): Promise<{ order: ShowOrder; positions: ShowPosition[] } | undefined> {
  const found = await db
    .select()
    .from(showOrders)
    .leftJoin(showPositions, eq(showPositions.showOrderId, showOrders.id))
    .where(and(eq(showOrders.editionId, editionId), eq(showOrders.customerId, customerId)))
    .orderBy(asc(showPositions.addedAt), asc(showPositions.flavourId))
  const order = found[0]?.show_orders
  return order && { order, positions: found.flatMap(row => row.show_positions ?? []) }
}

/** The orders created by a customer's releases at an edition, newest first. */
export async function releasedOrders(db: Db, editionId: number, customerId: number): Promise<number[]> {
  const found = await db
    .select({ orderId: releases.orderId })
    .from(releases)
    .innerJoin(showOrders, eq(showOrders.id, releases.showOrderId))
    .where(and(eq(showOrders.editionId, editionId), eq(showOrders.customerId, customerId)))
    .orderBy(desc(releases.orderId))
  return found.map(({ orderId }) => orderId)
}

/** How many orders of an edition had something added after an instant. */
export async function ordersSince(db: Db, editionId: number, since: Date): Promise<number> {
  const [found] = await db
    .select({ orders: countDistinct(showOrders.id) })
    .from(showOrders)
    .innerJoin(showPositions, eq(showPositions.showOrderId, showOrders.id))
    .where(and(eq(showOrders.editionId, editionId), gt(showPositions.addedAt, since)))
  return found?.orders ?? 0
}
