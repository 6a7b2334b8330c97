import type { CustomerViewer } from '@fairfloor/domain/identity/viewer'
import type { FieldError } from '@fairfloor/domain/refusal'
import { piecesRemaining } from '@fairfloor/domain/show-orders/left'
import { refuse } from '@fairfloor/domain/show-orders/refusals'
import { and, eq, inArray } from 'drizzle-orm'
import type { Db } from '../../platform/database.ts'
import { lineOf, type Snapshot } from '../catalogue/index.ts'
import { priceLines, readBuyer } from '../orders/index.ts'
import type { Edition } from '../trade-show/index.ts'
import { guardWindow } from './release.ts'
import { lockShowOrder, positionsOf, type ShowPosition } from './show-order.ts'
import { releaseMarks } from './tables.ts'

export type ReleaseMark = typeof releaseMarks.$inferSelect

/**
 * Marks positions to be released by themselves when there is free stock. A position that is marked already keeps its place
 * in the queue and gets the new address. Idempotent.
 * @returns the marked flavours of the order
 * @throws Refusal release_closed, not_confirmed, unknown_flavour naming the lines, and what would refuse the release
 * itself: unknown_address, no_delivery, no_vat_rate, order_too_large
 */
export async function markPositions(
  tx: Db,
  snapshot: Snapshot,
  edition: Edition,
  viewer: CustomerViewer,
  { flavourIds, addressId }: { flavourIds: readonly number[]; addressId: number },
  now: Date,
): Promise<number[]> {
  guardWindow(edition, now)
  const order = await lockShowOrder(tx, edition.id, viewer.customerId)
  if (!order?.confirmedAt) throw refuse('not_confirmed')
  const positions = await positionsOf(tx, order.id)
  const known = new Set(positions.map(({ flavourId }) => flavourId))
  const unknown = flavourIds.flatMap((id, i): FieldError[] =>
    known.has(id)
      ? []
      : [{ path: `product_attribute_ids.${i}`, detail: 'This product is not part of your confirmed order.' }],
  )
  if (unknown.length > 0) throw refuse('unknown_flavour', undefined, unknown)
  const { customerId } = viewer
  const open = positions.filter(position => flavourIds.includes(position.flavourId) && piecesRemaining(position) > 0)
  if (open.length === 0) await readBuyer(tx, customerId, addressId)
  else {
    const lines = open.map(({ flavourId, price, ...pieces }) =>
      lineOf(snapshot, { flavourId, quantity: piecesRemaining(pieces) }, price),
    )
    await priceLines(tx, { customerId, shippingAddressId: addressId, lines, now })
  }
  await tx
    .insert(releaseMarks)
    .values(
      [...new Set(flavourIds)].map(flavourId => ({
        showOrderId: order.id,
        flavourId,
        shippingAddressId: addressId,
        markedAt: now,
        markedBy: viewer.userId,
        agentId: viewer.agent?.userId ?? null,
      })),
    )
    .onConflictDoUpdate({
      target: [releaseMarks.showOrderId, releaseMarks.flavourId],
      set: { shippingAddressId: addressId },
    })
  return marked(tx, order.id)
}

/** Lifts the marks of positions; idempotent. @returns the flavours that are still marked */
export async function liftMarks(
  tx: Db,
  edition: Edition,
  viewer: CustomerViewer,
  flavourIds: readonly number[],
): Promise<number[]> {
  const order = await lockShowOrder(tx, edition.id, viewer.customerId)
  if (!order?.confirmedAt) throw refuse('not_confirmed')
  await tx
    .delete(releaseMarks)
    .where(and(eq(releaseMarks.showOrderId, order.id), inArray(releaseMarks.flavourId, [...flavourIds])))
  return marked(tx, order.id)
}

/** The marks of an order by flavour; `positions` are all of one order. */
export async function marksOf(db: Db, positions: readonly ShowPosition[]): Promise<Map<number, ReleaseMark>> {
  const [first] = positions
  const found = first ? await db.select().from(releaseMarks).where(eq(releaseMarks.showOrderId, first.showOrderId)) : []
  return new Map(found.map(mark => [mark.flavourId, mark]))
}

async function marked(tx: Db, showOrderId: number): Promise<number[]> {
  const found = await tx
    .select({ flavourId: releaseMarks.flavourId })
    .from(releaseMarks)
    .where(eq(releaseMarks.showOrderId, showOrderId))
    .orderBy(releaseMarks.flavourId)
  return found.map(({ flavourId }) => flavourId)
}
