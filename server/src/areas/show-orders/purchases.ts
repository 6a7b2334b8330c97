import { and, eq, gt, isNotNull } from 'drizzle-orm'
import type { Db } from '../../platform/database.ts'
import { boughtSince } from '../orders/index.ts'
import { type Edition, editionBefore } from '../trade-show/index.ts'
import { showOrders, showPositions } from './tables.ts'

export type Purchase = { readonly flavourId: number; readonly pieces: number }

const YEAR_MS = 365 * 24 * 60 * 60 * 1000
/** Shows are held about once a year: what was ordered at an older one is no longer what a shop sells. */
const PREVIOUS_SHOW_MS = 1.5 * YEAR_MS

/** What a customer kept of the order at last year's edition, and bought in the shop in the past year. */
export async function purchasesOf(db: Db, edition: Edition, customerId: number, now: Date): Promise<Purchase[]> {
  const since = new Date(edition.orderStart.getTime() - PREVIOUS_SHOW_MS)
  const previous = await editionBefore(db, edition, since)
  const kept = previous === undefined ? [] : await keptOf(db, previous, customerId)
  return [...kept, ...(await boughtSince(db, customerId, new Date(now.getTime() - YEAR_MS)))]
}

/** What was confirmed at an edition and not deleted when its release ended. */
async function keptOf(db: Db, editionId: number, customerId: number): Promise<Purchase[]> {
  const positions = await db
    .select({
      flavourId: showPositions.flavourId,
      quantity: showPositions.quantity,
      deletedQuantity: showPositions.deletedQuantity,
    })
    .from(showPositions)
    .innerJoin(showOrders, eq(showOrders.id, showPositions.showOrderId))
    .where(
      and(
        eq(showOrders.customerId, customerId),
        eq(showOrders.editionId, editionId),
        isNotNull(showOrders.confirmedAt),
        gt(showPositions.quantity, showPositions.deletedQuantity),
      ),
    )
  return positions.map(({ flavourId, quantity, deletedQuantity }) => ({
    flavourId,
    pieces: quantity - deletedQuantity,
  }))
}
