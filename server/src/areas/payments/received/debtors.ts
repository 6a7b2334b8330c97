import type { Day } from '@fairfloor/domain/day'
import { refuse } from '@fairfloor/domain/general-refusals'
import { type Cents, cents, euros } from '@fairfloor/domain/money'
import type { Account, Debtor } from '@fairfloor/domain/payments/received/contract'
import { sql } from 'drizzle-orm'
import { type Db, rows } from '../../../platform/database.ts'
import { containing } from '../../../platform/like-pattern.ts'
import { owedInvoices, paidOfOrders, restOfInvoice } from '../../billing/index.ts'

const MOST = 10

/** Orders `o` that are paid ahead and not paid yet. One that has an invoice is paid by its invoices. */
export const UNPAID_AHEAD = sql`o.payment_method in ('prepayment', 'card') and o.paid_ahead_at is null
  and o.status not in ('cancelled', 'paid') and not exists (select from invoice_heads of_order where of_order.order_id = o.id)`

type Found = {
  customer_id: number
  company: string
  number: string | null
  order_id: number | null
  invoice_number: string | null
  open: number
}

/** Customers by name or number, or by the number of an order or of an invoice of theirs. */
export async function findDebtors(db: Db, search: string): Promise<Debtor[]> {
  const typed = search.trim()
  if (typed === '') return []
  const like = containing(typed)
  const found = await rows<Found>(
    db,
    sql`
      with hits as (
        select i.customer_id, i.order_id, i.number as invoice_number, 1 as rank
        from invoice_heads i where i.number ilike ${like}
        union all
        select o.customer_id, o.id, null, 0 from order_heads o where o.id::text = ${typed}
        union all
        select c.id, null, null, 2 from companies c where c.company ilike ${like} or c.erp_id ilike ${like}
      )
      select hits.customer_id, c.company, c.erp_id as number, hits.order_id, hits.invoice_number,
        coalesce((
          select sum(owed) from (${owedInvoices(sql`i.customer_id = c.id`)}) unpaid
        ), 0)::float8 as open
      from hits join companies c on c.id = hits.customer_id
      order by hits.rank, c.company, hits.invoice_number limit ${MOST}`,
  )
  return found.map(one => ({ ...one, open: euros(cents(one.open)) }))
}

type OpenInvoice = {
  invoice_id: number
  invoice_number: string
  order_id: number
  due_on: string
  amount: number
  open: number
}
type OpenOrder = { order_id: number; amount: number; paid: number; held_until: Date | string | null }

/** What a customer owes. @throws Refusal not_found */
export async function accountOf(db: Db, customerId: number, today: Day): Promise<Account> {
  const [customer] = await rows<{ company: string; number: string | null }>(
    db,
    sql`select company, erp_id as number from companies where id = ${customerId}`,
  )
  if (!customer) throw refuse('not_found')
  const invoices = await rows<OpenInvoice>(
    db,
    sql`
      select i.id as invoice_id, i.number as invoice_number, i.order_id, i.due_on::text as due_on,
        i.gross::float8 as amount, (${restOfInvoice})::float8 as open
      from invoice_heads i where i.customer_id = ${customerId} and i.paid_at is null order by i.id`,
  )
  const orders = await rows<OpenOrder>(
    db,
    sql`
      select o.id as order_id, o.gross::float8 as amount, (${paidOfOrders})::float8 as paid, o.held_until
      from order_heads o where o.customer_id = ${customerId} and ${UNPAID_AHEAD} order by o.id`,
  )
  return {
    customer_id: customerId,
    ...customer,
    invoices: invoices.map(one => ({
      ...one,
      is_overdue: one.due_on < today,
      amount: euros(cents(one.amount)),
      open: euros(cents(one.open)),
    })),
    orders: orders.map(({ order_id, amount, paid, held_until }) => ({
      order_id,
      amount: euros(cents(amount)),
      open: euros(openOf(amount, paid)),
      held_until: held_until && new Date(held_until).toISOString(),
    })),
  }
}

/** What is still to be paid of an order. */
export const openOf = (gross: number, paid: number): Cents => cents(Math.max(0, gross - paid))
