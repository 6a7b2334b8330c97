import type { Extras } from '@fairfloor/domain/extras'
import { refuse } from '@fairfloor/domain/show-orders/refusals'
import { phaseOf } from '@fairfloor/domain/trade-show/phases'
import { and, eq } from 'drizzle-orm'
import type { Db } from '../../platform/database.ts'
import { withExtras } from '../../platform/kept-extras.ts'
import type { Edition } from '../trade-show/index.ts'
import { guardChanging } from './guards.ts'
import { lockShowOrder } from './show-order.ts'
import { showPositions } from './tables.ts'

/** What is left out stays as it is. */
export type LineChange = { readonly quantity?: number | undefined; readonly extras?: Extras | undefined }

/**
 * Changes the line of a flavour. While ordering, 0 removes the position; while confirming, a quantity can only be
 * lowered, and 0 stays as a line.
 * @throws Refusal ordering_closed, already_confirmed, not_found, above_ordered
 */
export async function changePosition(
  tx: Db,
  edition: Edition,
  customerId: number,
  flavourId: number,
  { quantity, extras }: LineChange,
  now: Date,
): Promise<void> {
  guardChanging(edition, now)
  const phase = phaseOf(edition, now)
  const order = await lockShowOrder(tx, edition.id, customerId)
  if (!order) throw refuse('not_found')
  if (order.confirmedAt) throw refuse('already_confirmed')
  const position = and(eq(showPositions.showOrderId, order.id), eq(showPositions.flavourId, flavourId))
  const [before] = await tx.select().from(showPositions).where(position)
  if (!before) throw refuse('not_found')

  const kept = withExtras(showPositions.extras, extras)
  if (phase === 'ordering' && quantity === 0) await tx.delete(showPositions).where(position)
  else if (phase === 'ordering')
    await tx.update(showPositions).set({ quantity, orderedQuantity: quantity, extras: kept }).where(position)
  else {
    if (quantity !== undefined && quantity > before.orderedQuantity)
      throw refuse('above_ordered', { ordered: before.orderedQuantity })
    await tx.update(showPositions).set({ quantity, extras: kept }).where(position)
  }
}
