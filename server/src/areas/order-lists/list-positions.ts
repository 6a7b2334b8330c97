import { MOST_PIECES } from '@fairfloor/domain/catalogue/fitting-quantity'
import { MOST_POSITIONS } from '@fairfloor/domain/order-lists/order-list'
import { refuse } from '@fairfloor/domain/order-lists/refusals'
import type { CustomerViewer } from '@fairfloor/domain/viewer'
import { and, eq, sql } from 'drizzle-orm'
import { type Db, rows } from '../../platform/database.ts'
import { violates } from '../../platform/transaction.ts'
import type { Snapshot } from '../catalogue/index.ts'
import { type ListPosition, lockedList } from './order-lists.ts'
import { orderListPositions, orderLists, POSITION_CHECK } from './tables.ts'

/**
 * Adds flavours to a list, in one statement; quantities add up.
 * @throws Refusal not_found, list_read_only, too_many_positions, quantity_too_large
 */
export async function addToList(
  tx: Db,
  viewer: CustomerViewer,
  id: number,
  positions: readonly ListPosition[],
  now: Date,
): Promise<void> {
  await changeableList(tx, viewer, id, now)
  await putPositions(tx, id, positions, now)
}

/** @throws Refusal not_found, list_read_only, too_many_positions */
export async function setPosition(
  tx: Db,
  viewer: CustomerViewer,
  id: number,
  { flavourId, quantity }: ListPosition,
  now: Date,
): Promise<void> {
  await changeableList(tx, viewer, id, now)
  await tx
    .insert(orderListPositions)
    .values({ listId: id, flavourId, quantity, addedAt: now })
    .onConflictDoUpdate({
      target: [orderListPositions.listId, orderListPositions.flavourId],
      set: { quantity },
    })
  await guardLength(tx, id)
}

/** Removes a flavour from a list; idempotent. @throws Refusal not_found, list_read_only */
export async function removePosition(
  tx: Db,
  viewer: CustomerViewer,
  id: number,
  flavourId: number,
  now: Date,
): Promise<void> {
  await changeableList(tx, viewer, id, now)
  await tx
    .delete(orderListPositions)
    .where(and(eq(orderListPositions.listId, id), eq(orderListPositions.flavourId, flavourId)))
}

/** @throws Refusal too_many_positions, quantity_too_large */
export async function putPositions(tx: Db, listId: number, positions: readonly ListPosition[], now: Date) {
  const wanted = positions.map(({ flavourId, quantity }) => ({ flavour_id: flavourId, quantity }))
  await rows(
    tx,
    sql`
      insert into order_list_positions as p (list_id, flavour_id, quantity, added_at)
      select ${listId}::int, flavour_id, sum(quantity)::int, ${now.toISOString()}::timestamptz
      from jsonb_to_recordset(${JSON.stringify(wanted)}::jsonb) as wanted(flavour_id int, quantity int)
      group by flavour_id
      order by flavour_id
      on conflict (list_id, flavour_id) do update set quantity = p.quantity + excluded.quantity`,
  ).catch(error => {
    throw violates(error, POSITION_CHECK) ? refuse('quantity_too_large', { most: MOST_PIECES }) : error
  })
  await guardLength(tx, listId)
}

async function guardLength(tx: Db, listId: number): Promise<void> {
  if ((await tx.$count(orderListPositions, eq(orderListPositions.listId, listId))) > MOST_POSITIONS)
    throw refuse('too_many_positions', { most: MOST_POSITIONS })
}

async function changeableList(tx: Db, viewer: CustomerViewer, id: number, now: Date): Promise<void> {
  const list = await lockedList(tx, viewer, id)
  if (!list.may_change) throw refuse('list_read_only')
  await tx.update(orderLists).set({ changedAt: now, changedBy: viewer.userId }).where(eq(orderLists.id, id))
}

type Sent = { readonly product_attribute_id: number; readonly quantity: number }

/** Positions as sent. What is no longer for sale may stand on a list. @throws Refusal unknown_flavour, naming the lines */
export function knownPositions(snapshot: Snapshot, sent: readonly Sent[]): ListPosition[] {
  const errors = sent.flatMap(({ product_attribute_id }, i) =>
    snapshot.flavours.has(product_attribute_id)
      ? []
      : [{ path: `positions.${i}.product_attribute_id`, detail: 'This product does not exist.' }],
  )
  if (errors.length > 0) throw refuse('unknown_flavour', undefined, errors)
  return sent.map(({ product_attribute_id: flavourId, quantity }) => ({ flavourId, quantity }))
}
