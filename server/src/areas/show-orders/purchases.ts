import { type Cents, cents } from '@fairfloor/domain/money'
import { and, eq, gt, isNotNull } from 'drizzle-orm'
import type { Db } from '../../platform/database.ts'
import { boughtSince } from '../orders/index.ts'
import { type Edition, editionBefore, editionOf } from '../trade-show/index.ts'
import { showOrders, showPositions } from './tables.ts'

export type Purchase = { readonly flavourId: number; readonly pieces: number }

const YEAR_MS = 365 * 24 * 60 * 60 * 1000
/** Shows are held about once a year: what was ordered at an older one is no longer what a shop sells. */
const PREVIOUS_SHOW_MS = 1.5 * YEAR_MS

/** What a customer kept of the order at last year's edition, and bought in the shop in the past year. */
export async function purchasesOf(db: Db, edition: Edition, customerId: number, now: Date): Promise<Purchase[]> {
  const previous = await lastEdition(db, edition)
  const kept = previous === undefined ? [] : await keptOf(db, previous, customerId)
  const pieces = kept.map(({ flavourId, quantity }) => ({ flavourId, pieces: quantity }))
  return [...pieces, ...(await boughtSince(db, customerId, new Date(now.getTime() - YEAR_MS)))]
}

const lastEdition = (db: Db, edition: Edition) =>
  editionBefore(db, edition, new Date(edition.orderStart.getTime() - PREVIOUS_SHOW_MS))

type Kept = { readonly flavourId: number; readonly quantity: number; readonly price: Cents }

/** What a customer kept of the order at the edition before, with its name; undefined where there was none. */
export async function keptOfLastFair(
  db: Db,
  edition: Edition,
  customerId: number,
): Promise<{ name: string; lines: Kept[] } | undefined> {
  const previous = await lastEdition(db, edition)
  if (previous === undefined) return undefined
  const { name } = await editionOf(db, previous)
  return { name, lines: await keptOf(db, previous, customerId) }
}

/** What was confirmed at an edition and not deleted when its release ended. */
async function keptOf(db: Db, editionId: number, customerId: number): Promise<Kept[]> {
  const positions = await db
    .select({
      flavourId: showPositions.flavourId,
      quantity: showPositions.quantity,
      deletedQuantity: showPositions.deletedQuantity,
      price: showPositions.price,
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
    .orderBy(showPositions.addedAt, showPositions.flavourId)
  return positions.map(({ flavourId, quantity, deletedQuantity, price }) => ({
    flavourId,
    quantity: quantity - deletedQuantity,
    price: cents(price),
  }))
}
