import { type Cents, cents } from '@fairfloor/domain/money'
import type { CardMoney } from '@fairfloor/domain/payments/cards/refund-due'
import { asc, eq, sql } from 'drizzle-orm'
import { type Db, rows } from '../../../platform/database.ts'
import { cardPayments } from '../tables.ts'

export type CardPayment = typeof cardPayments.$inferSelect

/** The key under which a payment by card is booked. */
export const bookedAs = (cardPaymentId: number): string => `card:${cardPaymentId}`

/** The tries to pay an order, the first one first. */
export const triesOf = (db: Db, orderId: number): Promise<CardPayment[]> =>
  db.select().from(cardPayments).where(eq(cardPayments.orderId, orderId)).orderBy(asc(cardPayments.id))

/** What of an order's money came by card and is booked, with what went back of each, the oldest first. */
export async function cardMoneyOf(db: Db, orderId: number): Promise<CardMoney[]> {
  const found = await rows<{ id: number; amount: number; refunded: number }>(
    db,
    sql`
      select c.id, c.amount::float8 as amount,
        coalesce((select sum(amount) from card_refunds r where r.card_payment_id = c.id), 0)::float8 as refunded
      from card_payments c
      where c.order_id = ${orderId}
        and exists (select from money_received p where p.key = 'card:' || c.id and p.reversed_at is null)
      order by c.id`,
  )
  return found.map(({ id, amount, refunded }) => ({ id, amount: cents(amount), refunded: cents(refunded) }))
}

/** What our credit notes for an order come to. */
export async function creditedOf(db: Db, orderId: number): Promise<Cents> {
  const [sum] = await rows<{ credited: number }>(
    db,
    sql`select coalesce(sum(gross), 0)::float8 as credited from credit_note_heads where order_id = ${orderId}`,
  )
  return cents(sum!.credited)
}

/** What went back to the cards of an order for credit notes. */
export async function creditedToCards(db: Db, orderId: number): Promise<Cents> {
  const [sum] = await rows<{ back: number }>(
    db,
    sql`
      select coalesce(sum(r.amount), 0)::float8 as back
      from card_refunds r join card_payments c on c.id = r.card_payment_id
      where c.order_id = ${orderId} and r.reason = 'credited'`,
  )
  return cents(sum!.back)
}
