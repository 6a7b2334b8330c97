import type { Day } from '@fairfloor/domain/day'
import { dueOn } from '@fairfloor/domain/invoicing/due'
import { sql } from 'drizzle-orm'
import type { Db } from '../../platform/database.ts'
import type { Terms } from '../seller/index.ts'
import { invoiceNumbers, invoices } from './tables.ts'

/**
 * Gives an order its invoice with the year's next number. Number and invoice are one statement: whoever comes at the same
 * time waits for this transaction's end, and a rollback gives the number back.
 */
export async function issueInvoice(tx: Db, { orderId, today, terms }: { orderId: number; today: Day; terms: Terms }) {
  const { seller, invoicePrefix, paymentDays } = terms
  const year = Number(today.slice(0, 4))
  await tx.execute(sql`
    with counter as (
      insert into ${invoiceNumbers} as counter (year, last) values (${year}, 1)
      on conflict (year) do update set last = counter.last + 1
      returning last
    )
    insert into ${invoices} (order_id, year, sequence, number, issued_on, due_on, seller)
    select ${orderId}, ${year}::int, last,
      ${`${invoicePrefix}${year}-`} || lpad(last::text, greatest(5, length(last::text)), '0'),
      ${today}::date, ${dueOn(today, paymentDays)}::date, ${JSON.stringify(seller)}::jsonb
    from counter`)
}
