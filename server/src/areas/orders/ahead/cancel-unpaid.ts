import { sql } from 'drizzle-orm'
import { type Db, rows } from '../../../platform/database.ts'
import type { Platform } from '../../../platform/platform.ts'
import { transaction } from '../../../platform/transaction.ts'
import { cancelRest, lockToCancel } from '../cancel-rest.ts'
import { restateAhead } from './restate-ahead.ts'

/** Cancels orders that nobody has paid in time, each once, also if several servers look. */
export function cancelUnpaidOrders({ later, backgroundDb: db, log }: Platform): void {
  later.whenDue('unpaid orders', async now => {
    for (const orderId of await overdue(db, now))
      await transaction(db, tx => cancelUnpaid(tx, orderId, now)).catch(error =>
        log.error({ err: error, orderId }, 'unpaid order not cancelled'),
      )
  })
}

/**
 * Cancels an order whose goods are kept no longer, and gives them to those who wait. Nothing happens where it was paid in
 * the meantime, or somebody has begun to pick it.
 */
export async function cancelUnpaid(tx: Db, orderId: number, now: Date): Promise<boolean> {
  await lockToCancel(tx, orderId)
  // The payment may be booked while its event still waits.
  if ((await overdue(tx, now, orderId)).length === 0 || (await restateAhead(tx, orderId, 'paid', now))) return false
  return cancelRest(tx, {
    orderId,
    customerId: null,
    userId: null,
    lines: 'all',
    reckoning: 'kept',
    why: 'unpaid',
    now,
  })
}

/** Unpaid orders whose time is over and of which nothing is picked or shipped. */
const overdue = async (db: Db, now: Date, orderId?: number): Promise<number[]> =>
  (
    await rows<{ id: number }>(
      db,
      sql`
        select o.id from orders o
        where o.held_until <= ${now.toISOString()}::timestamptz and o.paid_ahead_at is null and o.status = 'placed'
          and not exists (select from shipment_heads s where s.order_id = o.id)
          and ${orderId === undefined ? sql`true` : sql`o.id = ${orderId}`}
        order by o.held_until, o.id limit 200`,
    )
  ).map(({ id }) => id)
