import { type Cents, cents } from '@fairfloor/domain/money'
import { type SQL, sql } from 'drizzle-orm'
import { type Db, rows } from '../../platform/database.ts'
import { backToCard } from './paid-of-orders.ts'
import { roundOff } from './round-off.ts'
import { lockOpenInvoices, type Source, settle } from './settle.ts'

/** What of a credit note `c` went back to a card, or is about to. */
const creditedToCard = sql`coalesce((
  select sum(r.amount) from back_to_cards r join card_tries k on k.id = r.card_payment_id
  where k.order_id = c.order_id and r.key like 'credited:' || c.id || ':%'), 0)`

/** Whether a card may still get back what is left of a credit note `c`: it has paid the order, and keeps something of it. */
const isForCard = sql`exists (
  select from card_tries k join payments booked on booked.key = 'card:' || k.id and booked.reversed_at is null
  where k.order_id = c.order_id
    and k.amount > coalesce((select sum(r.amount) from back_to_cards r where r.card_payment_id = k.id), 0))`

/** What is left of a payment, which the statement calls `p`. */
export const leftOfPayment = sql`greatest(0, p.amount - ${backToCard}
  - coalesce((select sum(s.amount) from settlements s where s.payment_id = p.id), 0))`

/** What is left of a credit note, which the statement calls `c`. */
const leftOfCredit = sql`greatest(0, c.gross - ${creditedToCard}
  - coalesce((select sum(s.amount) from settlements s where s.credit_note_id = c.id), 0))`

/** What is left of a credit note `c` for any invoice of its customer: nothing as long as a card may get it. */
export const freeOfCredit = sql`(case when ${isForCard} then 0 else ${leftOfCredit} end)`

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
 * Credit notes of a customer of which something is left, the oldest first, locked until the commit. Those whose money a card
 * may get back pay only the rest of their own order.
 */
async function lockLeftCredits(tx: Db, { customerId, orderId }: { customerId: number; orderId: number }) {
  const which = sql`c.customer_id = ${customerId} and (${leftOfCredit}) > 0
    and (c.order_id = ${orderId} or not ${isForCard})`
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
  await pay(await lockLeftCredits(tx, { customerId, orderId }))
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

/** What is left of a credit note. */
export async function leftOfCreditNote(tx: Db, creditNoteId: number): Promise<Cents> {
  const [found] = await rows<{ left: number }>(
    tx,
    sql`select (${leftOfCredit})::float8 as left from credit_notes c where c.id = ${creditNoteId}`,
  )
  return cents(found?.left ?? 0)
}
