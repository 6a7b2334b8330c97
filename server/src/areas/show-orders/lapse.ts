import { hasLapsed } from '@fairfloor/domain/show-orders/left'
import { isPast } from '@fairfloor/domain/trade-show/phases'
import { and, eq, inArray, isNotNull, isNull, lt, or } from 'drizzle-orm'
import type { Db } from '../../platform/database.ts'
import type { Platform } from '../../platform/platform.ts'
import { transaction } from '../../platform/transaction.ts'
import { allEditions, type Edition, editionOf } from '../trade-show/index.ts'
import type { SampleBasket } from './sample-basket.ts'
import { lockShowOrder } from './show-order.ts'
import { showOrders } from './tables.ts'

/**
 * When the confirmation ends, what was not confirmed lapses: its samples go back to the exhibitors. Customers who took
 * samples and ordered nothing have nothing to confirm, so theirs go back too.
 */
export function lapseAfterConfirmation({ backgroundDb: db, later, clock }: Platform, samples: SampleBasket): void {
  later.whenDue('show-lapse', async now => {
    const failed: unknown[] = []
    for (const edition of await allEditions(db)) {
      if (!isPast(edition.confirmationEnd, now)) continue
      for (const customerId of await unconfirmed(db, samples, edition))
        await transaction(db, tx => lapse(tx, samples, edition.id, customerId, clock())).catch(error =>
          failed.push(error),
        )
    }
    // One customer's failure does not keep the others' samples.
    if (failed.length > 0) throw new AggregateError(failed, `${failed.length} orders did not lapse`)
  })
}

/** Idempotent; does nothing to a confirmed order, nor where the operator has just moved the end. */
export async function lapse(
  tx: Db,
  samples: SampleBasket,
  editionId: number,
  customerId: number,
  now: Date,
): Promise<void> {
  const order = await lockShowOrder(tx, editionId, customerId)
  const isExpired = order?.expiredAt != null
  if (!isExpired && !hasLapsed(await editionOf(tx, editionId), order?.confirmedAt ?? null, now)) return
  await samples.giveBack(tx, editionId, customerId)
  if (order && !isExpired) await tx.update(showOrders).set({ lapsedAt: now }).where(eq(showOrders.id, order.id))
}

/**
 * Customers whose unconfirmed order has not lapsed at this end yet, or who still have samples; also of an order that a server
 * of the previous release let expire, which left them.
 */
async function unconfirmed(db: Db, samples: SampleBasket, { id, confirmationEnd }: Edition): Promise<Set<number>> {
  const ofEdition = eq(showOrders.editionId, id)
  const waiting = await db
    .select({ customerId: showOrders.customerId })
    .from(showOrders)
    .where(
      and(
        ofEdition,
        isNull(showOrders.confirmedAt),
        or(isNull(showOrders.lapsedAt), lt(showOrders.lapsedAt, confirmationEnd)),
      ),
    )
  const holders = await samples.holders(db, id)
  const confirmed = await db
    .select({ customerId: showOrders.customerId })
    .from(showOrders)
    .where(
      and(
        ofEdition,
        isNotNull(showOrders.confirmedAt),
        isNull(showOrders.expiredAt),
        inArray(showOrders.customerId, holders),
      ),
    )
  const all = new Set([...waiting.map(order => order.customerId), ...holders])
  for (const { customerId } of confirmed) all.delete(customerId)
  return all
}
