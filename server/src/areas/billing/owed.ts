import { type SQL, sql } from 'drizzle-orm'
import { freeOfCredit, leftOfPayment } from './left-money.ts'
import { restOfInvoice } from './unpaid.ts'

/**
 * What a customer has with us, in cents: what is left of credit notes, and of payments that no order needs any more. Money of
 * cards is left out: it goes back to the card.
 * @param customerId an expression of the statement
 */
export const creditOf = (customerId: SQL): SQL => sql`(
  coalesce((
    select sum(${freeOfCredit}) from credit_notes c where c.customer_id = ${customerId}
  ), 0) + coalesce((
    select sum(${leftOfPayment}) from payments p left join order_heads o on o.id = p.order_id
    where p.customer_id = ${customerId} and p.reversed_at is null and p.method <> 'card'
      and (o.id is null or o.status in ('cancelled', 'paid'))
  ), 0))`

/**
 * The unpaid invoices that a condition on `i` names, all of a customer or of all customers: `rest` is left to pay of each,
 * `owed` what remains when the customer's credit is taken off those that are due first. The one definition of what a
 * customer owes (docs/areas/billing.md).
 */
export const owedInvoices = (which: SQL): SQL => sql`
  select open.*, greatest(0, least(rest, sum(rest) over (
    partition by open.customer_id order by due_on, open.id
  ) - credits.credit)) as owed
  from (
    select i.id, i.customer_id, i.order_id, i.number, i.issued_on, i.due_on, i.gross, ${restOfInvoice} as rest
    from invoices i where i.paid_at is null and ${which}
  ) open
  join (
    select debtor.customer_id, ${creditOf(sql`debtor.customer_id`)} as credit
    from (select distinct i.customer_id from invoices i where i.paid_at is null and ${which}) debtor
  ) credits on credits.customer_id = open.customer_id`
