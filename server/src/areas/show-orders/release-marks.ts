import { type FieldError, Refusal } from '@fairfloor/domain/refusal'
import { piecesRemaining } from '@fairfloor/domain/show-orders/left'
import { refuse } from '@fairfloor/domain/show-orders/refusals'
import type { CustomerViewer } from '@fairfloor/domain/viewer'
import { and, eq, inArray } from 'drizzle-orm'
import type { Db } from '../../platform/database.ts'
import { lineOf, type Snapshot } from '../catalogue/index.ts'
import { priceLines, readBuyer } from '../orders/index.ts'
import type { Edition } from '../trade-show/index.ts'
import { guardWindow } from './release.ts'
import { lockShowOrder, positionsOf, type ShowPosition } from './show-order.ts'
import { releaseMarks, showPositions } from './tables.ts'

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
    await priceLines(tx, { customerId, shippingAddressId: addressId, lines: linesLeft(snapshot, open), now })
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

/**
 * The marks whose release would be refused now, by address: they wait until the address or our rates change again, or the
 * buyer chooses another address.
 */
export async function refusedMarks(
  db: Db,
  snapshot: Snapshot,
  customerId: number,
  { positions, marks }: { positions: readonly ShowPosition[]; marks: ReadonlyMap<number, ReleaseMark> },
  now: Date,
) {
  const waiting = positions.filter(position => marks.has(position.flavourId) && piecesRemaining(position) > 0)
  const byAddress = Map.groupBy(waiting, ({ flavourId }) => marks.get(flavourId)!.shippingAddressId)
  const refused = []
  for (const [shippingAddressId, ofAddress] of byAddress) {
    const lines = linesLeft(snapshot, ofAddress)
    try {
      await priceLines(db, { customerId, shippingAddressId, lines, now })
    } catch (error) {
      if (!(error instanceof Refusal)) throw error
      const { code, message: detail } = error
      refused.push({ shipping_address_id: shippingAddressId, lines: lines.length, code, detail })
    }
  }
  return refused
}

/** What remains of the positions, as the lines of an order. */
const linesLeft = (snapshot: Snapshot, positions: readonly ShowPosition[]) =>
  positions.map(({ flavourId, price, ...pieces }) =>
    lineOf(snapshot, { flavourId, quantity: piecesRemaining(pieces) }, price),
  )

async function marked(tx: Db, showOrderId: number): Promise<number[]> {
  const found = await tx
    .select({ flavourId: releaseMarks.flavourId })
    .from(releaseMarks)
    .where(eq(releaseMarks.showOrderId, showOrderId))
    .orderBy(releaseMarks.flavourId)
  return found.map(({ flavourId }) => flavourId)
}

/** Whether goods that remain of a trade show are to be released to an address. */
export async function isAwaitedAt(db: Db, addressId: number): Promise<boolean> {
  const marked = await db
    .select({ position: showPositions })
    .from(releaseMarks)
    .innerJoin(
      showPositions,
      and(eq(showPositions.showOrderId, releaseMarks.showOrderId), eq(showPositions.flavourId, releaseMarks.flavourId)),
    )
    .where(eq(releaseMarks.shippingAddressId, addressId))
  return marked.some(({ position }) => piecesRemaining(position) > 0)
}
