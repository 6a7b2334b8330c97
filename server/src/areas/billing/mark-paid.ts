import { dayIn } from '@fairfloor/domain/day'
import { cents } from '@fairfloor/domain/money'
import { sql } from 'drizzle-orm'
import { type Db, rows } from '../../platform/database.ts'
import { readTerms } from '../seller/index.ts'
import { receivePayment } from './receive-payment.ts'
import { restOfInvoice } from './unpaid.ts'

/** Books a transfer of all that is open of an order. @returns false if it was paid already */
export async function markPaid(tx: Db, orderId: number, now: Date): Promise<boolean> {
  const [open] = await rows<{ customerId: number; newest: number; sum: number; reference: string }>(
    tx,
    sql`
      select i.customer_id as "customerId", max(i.id)::int as newest, sum(${restOfInvoice})::float8 as sum,
        string_agg(i.number, ', ' order by i.id) as reference
      from invoices i where i.order_id = ${orderId} and i.paid_at is null group by i.customer_id`,
  )
  if (!open) return false
  const { timeZone } = await readTerms(tx)
  await receivePayment(tx, {
    key: `whole:${open.newest}`,
    customerId: open.customerId,
    orderId,
    method: 'transfer',
    amount: cents(open.sum),
    receivedOn: dayIn(now, timeZone),
    reference: open.reference,
    payer: null,
    recordedBy: null,
    now,
  })
  return true
}
