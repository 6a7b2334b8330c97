import { refuse as notFound } from '@fairfloor/domain/general-refusals'
import { holdOf } from '@fairfloor/domain/orders/holds'
import { setAsideOf } from '@fairfloor/domain/orders/rest'
import { refuse } from '@fairfloor/domain/picking/refusals'
import { asc, eq } from 'drizzle-orm'
import type { Db } from '../../platform/database.ts'
import { lockedOrder, openPickListOf, openPiecesOf, piecesOf, restate, type StoredOrder } from '../orders/index.ts'
import { pickLines, pickLists } from './tables.ts'

export type StoredPickList = {
  readonly head: typeof pickLists.$inferSelect
  readonly lines: readonly (typeof pickLines.$inferSelect)[]
}

/** A pick list with its lines. @throws Refusal not_found */
export async function readPickList(db: Db, pickListId: number): Promise<StoredPickList> {
  const [head] = await db.select().from(pickLists).where(eq(pickLists.id, pickListId))
  if (!head) throw notFound('not_found')
  const lines = await db
    .select()
    .from(pickLines)
    .where(eq(pickLines.pickListId, pickListId))
    .orderBy(asc(pickLines.line))
  return { head, lines }
}

/** @throws Refusal not_paid_yet, waits_for_rest while nobody may pick the order */
export function guardHold(stored: StoredOrder): void {
  const hold = holdOf({ ...stored.order, open: openPiecesOf(stored) })
  if (hold === 'payment') throw refuse('not_paid_yet')
  if (hold === 'rest') throw refuse('waits_for_rest')
}

type Making = { readonly orderId: number; readonly userId: number; readonly now: Date }

/**
 * Makes a list of all that is set aside for an order. Its pieces stay set aside, but nobody can cancel them until the list is
 * shipped or given back.
 * @throws Refusal not_found, not_paid_yet, waits_for_rest, already_picked, nothing_to_ship
 */
export async function makePickList(tx: Db, { orderId, userId, now }: Making): Promise<number> {
  const stored = await lockedOrder(tx, orderId)
  guardHold(stored)
  if ((await openPickListOf(tx, orderId)) !== null) throw refuse('already_picked')
  const lines = stored.lines.flatMap(line => {
    const quantity = setAsideOf(piecesOf(line, stored.shipped))
    return quantity > 0 ? [{ orderId, line: line.line, quantity }] : []
  })
  if (lines.length === 0) throw refuse('nothing_to_ship')
  const [made] = await tx
    .insert(pickLists)
    .values({ orderId, madeAt: now, madeBy: userId })
    .returning({ id: pickLists.id })
  const pickListId = made!.id
  await tx.insert(pickLines).values(lines.map(line => ({ ...line, pickListId })))
  await restate(tx, orderId, now)
  return pickListId
}

/**
 * Locks the order of an open list.
 * @throws Refusal not_found, list_closed
 */
export async function lockPickList(tx: Db, pickListId: number): Promise<StoredPickList> {
  const { head } = await readPickList(tx, pickListId)
  await lockedOrder(tx, head.orderId)
  const list = await readPickList(tx, pickListId)
  if (list.head.closedAt) throw refuse('list_closed')
  return list
}

/** Closes a list that the caller has locked: its goods stay set aside for the order until a shipment takes them. */
export async function closePickList(tx: Db, pickListId: number, now: Date): Promise<void> {
  await tx.update(pickLists).set({ closedAt: now }).where(eq(pickLists.id, pickListId))
}

/** Gives a list back unshipped. @throws Refusal not_found, list_closed */
export async function giveBackPickList(tx: Db, pickListId: number, now: Date): Promise<number> {
  const { head } = await lockPickList(tx, pickListId)
  await closePickList(tx, pickListId, now)
  await restate(tx, head.orderId, now)
  return head.orderId
}
