import { sql } from 'drizzle-orm'
import { type Db, rows } from '../../platform/database.ts'
import { publish } from '../../platform/outbox.ts'
import { INVOICE_PAID, type InvoicePaid } from './events.ts'
import { paidOfOrders } from './paid-of-orders.ts'
import { restOfInvoice } from './unpaid.ts'

/** What the rounding of the invoices `i` of an order may come to: a cent for each rate of each of them. */
const ROUNDINGS = sql`coalesce(sum(jsonb_array_length(i.document -> 'totals' -> 'breakdown')), 0)`

/** Orders `o` that are paid ahead, of which nothing is left to pay. */
const IN_FULL = sql`o.payment_method in ('prepayment', 'card') and o.gross > 0 and (${paidOfOrders}) >= o.gross`

/**
 * Whether what a new invoice of an order lacks comes from rounding alone.
 * @param lack cents
 * @param rates of the new invoice
 */
export async function isRounding(tx: Db, orderId: number, lack: number, rates: number): Promise<boolean> {
  const found = await rows(
    tx,
    sql`
      select from order_heads o where o.id = ${orderId} and ${IN_FULL}
        and (select ${ROUNDINGS} from invoices i where i.order_id = o.id) + ${rates}::int >= ${lack}::int`,
  )
  return found.length > 0
}

/**
 * Settles what is open of an order that is paid in full though its invoices, each rounded by itself, come to some cents more
 * (docs/areas/billing.md). The order is locked.
 */
export async function roundOff(tx: Db, orderId: number, now: Date): Promise<void> {
  const settled = await rows<{ invoiceId: number }>(
    tx,
    sql`
      update invoices set paid_at = ${now.toISOString()}::timestamptz
      where order_id = ${orderId} and paid_at is null and exists (
        select from order_heads o where o.id = ${orderId} and ${IN_FULL} and (
          select ${ROUNDINGS} >= sum(case when i.paid_at is null then ${restOfInvoice} else 0 end)
          from invoices i where i.order_id = o.id
        )
      )
      returning id as "invoiceId"`,
  )
  for (const { invoiceId } of settled) await publish(tx, INVOICE_PAID, { orderId, invoiceId } satisfies InvoicePaid)
}
