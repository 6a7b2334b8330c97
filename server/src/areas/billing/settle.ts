import { allocate, type Rest } from '@fairfloor/domain/billing/allocate'
import { type Cents, cents } from '@fairfloor/domain/money'
import { type SQL, sql } from 'drizzle-orm'
import { type Db, rows } from '../../platform/database.ts'
import { publish } from '../../platform/outbox.ts'
import { INVOICE_PAID, type InvoicePaid } from './events.ts'
import { restOfInvoice } from './unpaid.ts'

/** What pays: a payment or a credit note. */
export type Source = { readonly kind: 'payment' | 'credit'; readonly id: number; readonly left: Cents }

export type OpenInvoice = Rest & { readonly orderId: number }

/** Locks orders, the one with the lowest id first: before the invoices of them. */
export async function lockOrders(tx: Db, orderIds: readonly number[]): Promise<void> {
  const ids = [...new Set(orderIds)]
  if (ids.length > 0) await tx.execute(sql`select from order_heads where id in ${ids} order by id for update`)
}

/** Locks invoices, the one with the lowest id first. */
export async function lockInvoices(tx: Db, ids: readonly number[]): Promise<void> {
  if (ids.length > 0) await tx.execute(sql`select from invoices where id in ${[...ids]} order by id for update`)
}

/**
 * The open invoices that a condition on `i` names, the oldest first, locked until the commit. What is open is read after
 * the lock: who waits for it sees what the other has settled.
 */
export async function lockOpenInvoices(tx: Db, which: SQL): Promise<OpenInvoice[]> {
  await tx.execute(sql`select from invoices i where ${which} and i.paid_at is null order by i.id for update`)
  const found = await rows<{ id: number; orderId: number; rest: number }>(
    tx,
    sql`
      select i.id, i.order_id as "orderId", (${restOfInvoice})::float8 as rest
      from invoices i where ${which} and i.paid_at is null order by i.id`,
  )
  return found.map(one => ({ ...one, rest: cents(one.rest) }))
}

/** Pays locked invoices from one source, the first ones first. @returns how much of it was used */
export async function settle(tx: Db, source: Source, open: readonly OpenInvoice[], now: Date): Promise<Cents> {
  const parts = allocate(source.left, open)
  if (parts.length === 0) return cents(0)
  const column = source.kind === 'payment' ? sql`payment_id` : sql`credit_note_id`
  await tx.execute(sql`
    insert into settlements (invoice_id, ${column}, amount, settled_at)
    select part.id, ${source.id}::int, part.amount, ${now.toISOString()}::timestamptz
    from jsonb_to_recordset(${JSON.stringify(parts)}::jsonb) as part(id int, amount bigint)`)
  const orderOf = new Map(open.map(({ id, orderId }) => [id, orderId]))
  const rests = new Map(open.map(({ id, rest }) => [id, rest]))
  for (const { id, amount } of parts) {
    if (amount < rests.get(id)!) continue
    await tx.execute(sql`update invoices set paid_at = ${now.toISOString()}::timestamptz where id = ${id}`)
    await publish(tx, INVOICE_PAID, { orderId: orderOf.get(id)!, invoiceId: id } satisfies InvoicePaid)
  }
  return cents(parts.reduce((sum, { amount }) => sum + amount, 0))
}
