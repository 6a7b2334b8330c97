import { refuse } from '@fairfloor/domain/billing/refusals'
import { refuse as refuseAny } from '@fairfloor/domain/general-refusals'
import { sql } from 'drizzle-orm'
import { type Db, rows } from '../../platform/database.ts'
import { publish } from '../../platform/outbox.ts'
import { INVOICE_REOPENED, type InvoiceReopened, PAYMENT_REVERSED, type PaymentBooked } from './events.ts'
import { payFromLeft } from './left-money.ts'
import { lockOrders } from './settle.ts'

type Reversal = { readonly reason: string; readonly reversedBy: number | null; readonly now: Date }

/**
 * Takes a payment back: the bank has refused it, or it was booked wrongly. What it had settled is open again, as far as no
 * other money of the order is left. The payment stays, with the reason.
 * @throws Refusal not_found, payment_reversed
 */
export async function reversePayment(tx: Db, paymentId: number, { reason, reversedBy, now }: Reversal): Promise<void> {
  const touched = await rows<{ orderId: number }>(
    tx,
    sql`
      select i.order_id as "orderId" from settlements s join invoices i on i.id = s.invoice_id
      where s.payment_id = ${paymentId}
      union select order_id from payments where id = ${paymentId} and order_id is not null`,
  )
  await lockOrders(
    tx,
    touched.map(({ orderId }) => orderId),
  )
  const at = now.toISOString()
  await tx.execute(sql`
    select from invoices where id in (select invoice_id from settlements where payment_id = ${paymentId})
    order by id for update`)
  const [reversed] = await rows<{ orderId: number | null }>(
    tx,
    sql`
      update payments set reversed_at = ${at}::timestamptz, reversed_by = ${reversedBy}, reversed_why = ${reason}
      where id = ${paymentId} and reversed_at is null returning order_id as "orderId"`,
  )
  if (!reversed) throw await missing(tx, paymentId)
  await publish(tx, PAYMENT_REVERSED, { paymentId, orderId: reversed.orderId } satisfies PaymentBooked)
  const open = await rows<{ invoiceId: number; orderId: number; customerId: number; wasPaid: boolean }>(
    tx,
    sql`
      with gone as (delete from settlements where payment_id = ${paymentId} returning invoice_id)
      select id as "invoiceId", order_id as "orderId", customer_id as "customerId", paid_at is not null as "wasPaid"
      from invoices where id in (select invoice_id from gone) order by id`,
  )
  for (const { wasPaid, ...invoice } of open) {
    const { invoiceId, orderId } = invoice
    if (wasPaid) {
      await tx.execute(sql`update invoices set paid_at = null where id = ${invoiceId}`)
      await publish(tx, INVOICE_REOPENED, { orderId, invoiceId } satisfies InvoiceReopened)
    }
    await payFromLeft(tx, invoice, now)
  }
}

async function missing(tx: Db, paymentId: number): Promise<Error> {
  const found = await rows(tx, sql`select from payments where id = ${paymentId}`)
  return found.length === 0 ? refuseAny('not_found') : refuse('payment_reversed')
}
