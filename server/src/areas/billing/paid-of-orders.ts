import { type Cents, cents } from '@fairfloor/domain/money'
import { sql } from 'drizzle-orm'
import { type Db, rows } from '../../platform/database.ts'
import type { PaidBy } from './document/credit.ts'

/**
 * What of a payment `p` went back to the card, or is about to, as its order costs less. What went back for a credit note is
 * taken off the credit note (docs/areas/payments.md).
 */
export const backToCard = sql`coalesce((
  select sum(r.amount) from back_to_cards r
  where r.card_payment_id = substring(p.key from '^card:([0-9]+)$')::int and r.reason <> 'credited'), 0)`

/**
 * What has been paid of an order that the statement calls `o`, without what pays invoices of others, and what went back as
 * it costs less.
 */
export const paidOfOrders = sql`coalesce((
  select sum(p.amount - ${backToCard} - coalesce((
    select sum(s.amount) from settlements s join invoices i on i.id = s.invoice_id
    where s.payment_id = p.id and i.order_id <> p.order_id), 0))
  from payments p where p.order_id = o.id and p.reversed_at is null), 0)`

/** What has been paid of an order, without what pays invoices of others, and what went back as it costs less. */
export async function paidOfOrder(tx: Db, orderId: number): Promise<Cents> {
  const [sum] = await rows<{ paid: number }>(
    tx,
    sql`select (${paidOfOrders})::float8 as paid from order_heads o where o.id = ${orderId}`,
  )
  return cents(sum?.paid ?? 0)
}

/** What has been paid of an order by all means: also by money and credit of others that settled its invoices. */
export async function paidByAllMeans(tx: Db, orderId: number): Promise<Cents> {
  const [sum] = await rows<{ paid: number }>(
    tx,
    sql`
      select (${paidOfOrders} + coalesce((
        select sum(s.amount) from settlements s join invoices i on i.id = s.invoice_id
        left join payments p on p.id = s.payment_id left join credit_notes c on c.id = s.credit_note_id
        where i.order_id = o.id and coalesce(p.order_id, c.order_id, 0) <> o.id), 0))::float8 as paid
      from order_heads o where o.id = ${orderId}`,
  )
  return cents(sum?.paid ?? 0)
}

/** By what an order was paid. Only what its provider has booked can go back to a card. */
export async function paidByOf(tx: Db, orderId: number): Promise<PaidBy> {
  const [sum] = await rows<{ byCard: number }>(
    tx,
    sql`
      select coalesce(sum(p.amount - ${backToCard}), 0)::float8 as "byCard" from payments p
      where p.order_id = ${orderId} and p.reversed_at is null and p.key like 'card:%'`,
  )
  const byCard = sum?.byCard ?? 0
  if (byCard <= 0) return 'others'
  return (await paidByAllMeans(tx, orderId)) > byCard ? 'card and others' : 'card'
}
