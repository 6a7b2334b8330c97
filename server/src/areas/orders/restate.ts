import { type Progress, statusOf } from '@fairfloor/domain/orders/status'
import { sql } from 'drizzle-orm'
import { type Db, rows } from '../../platform/database.ts'

/**
 * Writes the status of an order anew from what has happened to it, and when all of it was cancelled or the first of it
 * left. To be called after a change of one of these, in the same transaction, with the order's row locked.
 */
export async function restate(tx: Db, orderId: number, now: Date): Promise<void> {
  const [facts] = await rows<Progress & { firstOut: Date | null }>(
    tx,
    sql`
      select
        (select coalesce(sum(quantity - cancelled_quantity), 0)::int from order_lines where order_id = ${orderId})
          as remaining,
        coalesce(sum(pieces.sum), 0)::int as shipped,
        coalesce(sum(pieces.sum) filter (where s.shipped_at is not null), 0)::int as "handedOver",
        exists(select from open_pick_lists where order_id = ${orderId}) as "isPicked",
        (select count(*)::int from invoice_heads where order_id = ${orderId}) as invoices,
        (select count(*)::int from invoice_heads where order_id = ${orderId} and paid_at is null) as "unpaidInvoices",
        min(s.shipped_at) as "firstOut"
      from shipment_heads s cross join lateral (
        select sum(quantity)::int as sum from shipment_goods where order_id = s.order_id and shipment_id = s.id
      ) pieces
      where s.order_id = ${orderId}`,
  )
  const status = statusOf(facts!)
  const firstOut = facts!.firstOut && new Date(facts!.firstOut).toISOString()
  await tx.execute(sql`
    update orders set status = ${status}, shipped_at = ${firstOut}::timestamptz,
      cancelled_at = ${status === 'cancelled' ? sql`coalesce(cancelled_at, ${now.toISOString()}::timestamptz)` : sql`null`}
    where id = ${orderId}`)
}
