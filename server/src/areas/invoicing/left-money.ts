import { type Cents, cents } from '@fairfloor/domain/money'
import { type SQL, sql } from 'drizzle-orm'
import { type Db, rows } from '../../platform/database.ts'
import { roundOff } from './round-off.ts'
import { lockOpenInvoices, type Source, settle } from './settle.ts'

/** What is left of a payment, which the statement calls `p`. */
export const leftOfPayment = sql`p.amount - coalesce((select sum(s.amount) from settlements s where s.payment_id = p.id), 0)`

/** What is left of a credit note, which the statement calls `c`. */
export const leftOfCredit = sql`c.gross - coalesce((select sum(s.amount) from settlements s where s.credit_note_id = c.id), 0)`

/** Payments that a condition on `p` names and of which something is left, the oldest first, locked until the commit. */
async function lockLeftPayments(tx: Db, which: SQL): Promise<Source[]> {
  await tx.execute(sql`select from payments p where ${which} and p.reversed_at is null order by p.id for update`)
  const found = await rows<{ id: number; left: number }>(
    tx,
    sql`
      select p.id, (${leftOfPayment})::float8 as left
      from payments p where ${which} and p.reversed_at is null order by p.id`,
  )
  return sourcesOf('payment', found)
}

/**
 * Credit notes of a customer of which something is left, the oldest first, locked until the commit. Those of orders paid by
 * card are left out: their money goes back to the card.
 */
async function lockLeftCredits(tx: Db, customerId: number): Promise<Source[]> {
  const which = sql`c.customer_id = ${customerId}
    and not exists (select from orders o where o.id = c.order_id and o.payment_method = 'card')
    and (${leftOfCredit}) > 0`
  await tx.execute(sql`select from credit_notes c where ${which} order by c.id for update`)
  const found = await rows<{ id: number; left: number }>(
    tx,
    sql`select c.id, (${leftOfCredit})::float8 as left from credit_notes c where ${which} order by c.id`,
  )
  return sourcesOf('credit', found)
}

const sourcesOf = (kind: Source['kind'], found: readonly { id: number; left: number }[]): Source[] =>
  found.filter(({ left }) => left > 0).map(({ id, left }) => ({ kind, id, left: cents(left) }))

/**
 * Pays an invoice from what is left of the payments of its order, then of the customer's credit notes, the oldest first.
 * The order is locked.
 */
export async function payFromLeft(
  tx: Db,
  { invoiceId, orderId, customerId }: { invoiceId: number; orderId: number; customerId: number },
  now: Date,
): Promise<void> {
  const pay = async (sources: readonly Source[]) => {
    for (const source of sources) {
      const open = await lockOpenInvoices(tx, sql`i.id = ${invoiceId}`)
      if (open.length === 0) return
      await settle(tx, source, open, now)
    }
  }
  await pay(await lockLeftPayments(tx, sql`p.order_id = ${orderId}`))
  await roundOff(tx, orderId, now)
  await pay(await lockLeftCredits(tx, customerId))
}

/** What is left of the payments of an order. */
export async function leftOfOrder(tx: Db, orderId: number): Promise<Cents> {
  const [sum] = await rows<{ left: number }>(
    tx,
    sql`
      select coalesce(sum(${leftOfPayment}), 0)::float8 as left
      from payments p where p.order_id = ${orderId} and p.reversed_at is null`,
  )
  return cents(sum!.left)
}
