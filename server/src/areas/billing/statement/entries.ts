import type { Entry } from '@fairfloor/domain/billing/receivables/statement'
import type { Day } from '@fairfloor/domain/day'
import { cents } from '@fairfloor/domain/money'
import { sql } from 'drizzle-orm'
import { type Db, rows } from '../../../platform/database.ts'
import { restOfInvoice } from '../unpaid.ts'

/** An entry of a customer's account, with what names it. */
export type AccountEntry = Entry & {
  /** Of the document; null in a payment. */
  readonly number: string | null
  readonly orderId: number | null
  /** How it was paid. */
  readonly method: string | null
  /** What the payer has written, or why a payment was taken back. */
  readonly text: string | null
}

/**
 * Everything that has changed a customer's account, in the order in which it did. Invoices that were marked as paid before
 * payments were booked have a payment on that day; what is settled of the others otherwise is their rounding.
 * What a card got back without having been booked never changed it.
 * @param timeZone the shop's: decides the day of what is known by its instant
 */
export async function accountEntries(db: Db, customerId: number, timeZone: string): Promise<AccountEntry[]> {
  type Found = Omit<AccountEntry, 'amount' | 'on'> & { amount: number; day: Day }
  const found = await rows<Found>(
    db,
    sql`
      select kind, day::text as day, number, "orderId", method, text, amount::float8 as amount from (
        select 1 as rank, 'invoice' as kind, issued_on as day, number, order_id as "orderId", null as method,
          null as text, gross as amount, id
        from invoice_heads where customer_id = ${customerId} and gross > 0
        union all
        select 2, 'credit note', issued_on, number, order_id, null, null, gross, id
        from credit_note_heads where customer_id = ${customerId}
        union all
        select 3, 'payment', received_on, null, order_id, method, reference, amount, id
        from money_received where customer_id = ${customerId}
        union all
        select 3, case when ${restOfInvoice} < gross then 'rounding' else 'payment' end, (paid_at at time zone ${timeZone})::date, number, order_id, null, null,
          ${restOfInvoice}, id
        from invoice_heads i where customer_id = ${customerId} and paid_at is not null and ${restOfInvoice} > 0
        union all
        select 4, 'reversal', (reversed_at at time zone ${timeZone})::date, null, order_id, method, reversed_why,
          amount, id
        from money_received where customer_id = ${customerId} and reversed_at is not null
        union all
        select 5, 'refund', (refund.done_at at time zone ${timeZone})::date, null, card.order_id, 'card', null,
          refund.amount, refund.id
        from back_to_cards refund
        join card_tries card on card.id = refund.card_payment_id join order_heads o on o.id = card.order_id
        where o.customer_id = ${customerId} and refund.done_at is not null
          and exists (select from money_received where key = 'card:' || card.id)
      ) entry order by day, rank, id`,
  )
  return found.map(({ day, amount, ...entry }) => ({ ...entry, on: day, amount: cents(amount) }))
}
