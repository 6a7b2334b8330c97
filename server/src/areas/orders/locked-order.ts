import { refuse } from '@fairfloor/domain/general-refusals'
import type { Db } from '../../platform/database.ts'
import { guardVersion } from '../../platform/form-version.ts'
import { lockOrder } from './order-tariff.ts'
import { orderById, piecesOf, type StoredOrder } from './queries.ts'

/** An order; others who change it wait for the commit. @throws Refusal not_found */
export async function lockedOrder(tx: Db, orderId: number): Promise<StoredOrder> {
  if (!(await lockOrder(tx, orderId))) throw refuse('not_found')
  return (await orderById(tx, orderId))!
}

/** What a form for what is ordered and where it goes is filled from. */
export const editedOf = ({ order, lines, shipped }: StoredOrder) => [
  order.status,
  order.shippingAddress,
  lines.map(line => piecesOf(line, shipped)),
]

/** The order of a form that is still up to date; others who change it wait. @throws Refusal not_found, changed_meanwhile */
export async function lockedAt(tx: Db, orderId: number, version: string): Promise<StoredOrder> {
  const stored = await lockedOrder(tx, orderId)
  guardVersion(version, editedOf(stored))
  return stored
}
