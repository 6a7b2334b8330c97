import type { OrderList } from '@fairfloor/domain/order-lists/contract'
import { MOST_LISTS, mayChange, type Sharing } from '@fairfloor/domain/order-lists/order-list'
import { refuse } from '@fairfloor/domain/order-lists/refusals'
import type { CustomerViewer } from '@fairfloor/domain/viewer'
import { eq } from 'drizzle-orm'
import type { Db } from '../../platform/database.ts'
import { isDuplicate } from '../../platform/transaction.ts'
import { lockUser } from '../people/index.ts'
import { putPositions } from './list-positions.ts'
import { type ListPosition, listOf, lockedList } from './order-lists.ts'
import { orderLists } from './tables.ts'

type NewList = { readonly name: string; readonly sharing: Sharing; readonly positions: readonly ListPosition[] }

/** @throws Refusal list_name_taken, too_many_lists, quantity_too_large */
export async function createList(
  tx: Db,
  viewer: CustomerViewer,
  { name, sharing, positions }: NewList,
  now: Date,
): Promise<OrderList> {
  const { customerId, userId } = viewer
  // A user's lists are made one after the other, so that none passes the limit.
  await lockUser(tx, userId)
  if ((await tx.$count(orderLists, eq(orderLists.ownerId, userId))) >= MOST_LISTS)
    throw refuse('too_many_lists', { most: MOST_LISTS })
  const [list] = await tx
    .insert(orderLists)
    .values({ customerId, ownerId: userId, name, sharing, changedAt: now, changedBy: userId })
    .returning({ id: orderLists.id })
    .catch(takenName)
  await putPositions(tx, list!.id, positions, now)
  return listOf(tx, viewer, list!.id)
}

/** @throws Refusal not_found, list_of_colleague, list_name_taken */
export async function changeList(
  tx: Db,
  viewer: CustomerViewer,
  id: number,
  { name, sharing }: { name?: string | undefined; sharing?: Sharing | undefined },
  now: Date,
): Promise<OrderList> {
  const list = await managedList(tx, viewer, id)
  await tx
    .update(orderLists)
    .set({
      ...(name !== undefined && { name }),
      ...(sharing !== undefined && { sharing }),
      ...{ changedAt: now, changedBy: viewer.userId },
    })
    .where(eq(orderLists.id, id))
    .catch(takenName)
  // Not read again: a manager who makes a colleague's list private no longer sees it.
  const changed = {
    ...list,
    name: name ?? list.name,
    sharing: sharing ?? list.sharing,
    changed_at: now.toISOString(),
    changed_by: { id: viewer.userId, name: viewer.name },
  }
  return {
    ...changed,
    may_change: mayChange({ ownerId: list.owner.id, sharing: changed.sharing }, { userId: viewer.userId }),
  }
}

/** @throws Refusal not_found, list_of_colleague */
export async function deleteList(tx: Db, viewer: CustomerViewer, id: number): Promise<void> {
  await managedList(tx, viewer, id)
  await tx.delete(orderLists).where(eq(orderLists.id, id))
}

async function managedList(tx: Db, viewer: CustomerViewer, id: number): Promise<OrderList> {
  const list = await lockedList(tx, viewer, id)
  if (!list.may_manage) throw refuse('list_of_colleague')
  return list
}

function takenName(error: unknown): never {
  throw isDuplicate(error) ? refuse('list_name_taken') : error
}
