import { type Cents, cents } from '@fairfloor/domain/money'
import { sql } from 'drizzle-orm'
import { type Db, rows } from '../../platform/database.ts'

/** What has been paid of an order that the statement calls `o`, without what pays invoices of others. */
export const paidOfOrders = sql`coalesce((
  select sum(p.amount - coalesce((
    select sum(s.amount) from settlements s join invoices i on i.id = s.invoice_id
    where s.payment_id = p.id and i.order_id <> p.order_id), 0))
  from payments p where p.order_id = o.id and p.reversed_at is null), 0)`

/** What has been paid of an order, without what pays invoices of others. */
export async function paidOfOrder(tx: Db, orderId: number): Promise<Cents> {
  const [sum] = await rows<{ paid: number }>(
    tx,
    sql`select (${paidOfOrders})::float8 as paid from orders o where o.id = ${orderId}`,
  )
  return cents(sum?.paid ?? 0)
}
