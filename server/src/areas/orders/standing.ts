import { dueOn } from '@fairfloor/domain/billing/due'
import type { Day } from '@fairfloor/domain/day'
import { type Cents, cents } from '@fairfloor/domain/money'
import { sql } from 'drizzle-orm'
import { type Db, rows } from '../../platform/database.ts'
import { creditOf, owedInvoices } from '../billing/index.ts'

/** What a new order of a customer depends on. */
export type Standing = {
  /** With VAT: what is left of unpaid invoices, and ordered on account but not invoiced yet, less the customer's credit. */
  readonly open: Cents
  /** Whether an invoice is overdue for longer than `OVERDUE_DAYS`. */
  readonly isOverdue: boolean
  readonly isFirstOrder: boolean
  /** The last one first. */
  readonly carriersByHand: readonly string[]
  /** The running one that was signed last. */
  readonly mandate: { readonly reference: string; readonly iban: string } | null
}

const OVERDUE_DAYS = 30

/** One statement. */
export async function standingOf(db: Db, customerId: number, today: Day): Promise<Standing> {
  const [found] = await rows<Omit<Standing, 'open'> & { open: string }>(
    db,
    sql`
      with owing as (${owedInvoices(sql`i.customer_id = ${customerId}`)}), uninvoiced as (
        select o.gross - coalesce((select sum(i.gross) from invoice_heads i where i.order_id = o.id), 0) as rest
        from orders o
        where o.customer_id = ${customerId} and o.status not in ('cancelled', 'paid')
          and o.payment_method not in ('prepayment', 'card')
      )
      select
        greatest(0, coalesce((select sum(rest) from owing), 0)
          + coalesce((select sum(rest) from uninvoiced where rest > 0), 0)
          - ${creditOf(sql`${customerId}::int`)}) as open,
        exists (select from owing where owed > 0 and due_on < ${dueOn(today, -OVERDUE_DAYS)}::date) as "isOverdue",
        not exists (select from orders where customer_id = ${customerId} and status <> 'cancelled') as "isFirstOrder",
        (
          select coalesce(json_agg(carrier order by last desc), '[]') from (
            select carrier, max(id) as last from orders
            where customer_id = ${customerId} and carrier_by_hand group by carrier
          ) as by_hand
        ) as "carriersByHand",
        (
          select json_build_object('reference', reference, 'iban', iban) from running_mandates
          where customer_id = ${customerId} order by signed_on desc, id desc limit 1
        ) as mandate`,
  )
  return { ...found!, open: cents(Number(found!.open)) }
}
