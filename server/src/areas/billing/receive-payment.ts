import type { Day } from '@fairfloor/domain/day'
import { refuse } from '@fairfloor/domain/general-refusals'
import { type Cents, cents } from '@fairfloor/domain/money'
import { eq, inArray, sql } from 'drizzle-orm'
import { type Db, rows } from '../../platform/database.ts'
import { publish } from '../../platform/outbox.ts'
import { PAYMENT_RECEIVED, type PaymentBooked } from './events.ts'
import { leftOfPayment } from './left-money.ts'
import { roundOff } from './round-off.ts'
import { lockOpenInvoices, lockOrders, settle } from './settle.ts'
import { invoices, payments } from './tables.ts'

export type NewPayment = {
  /** Names its source: what comes twice under one key is booked once. */
  readonly key: string
  readonly customerId: number
  /** What it does not settle stays for later invoices of this order. */
  readonly orderId?: number | null
  /** The invoices it settles; left out, those of the order. */
  readonly invoiceIds?: readonly number[]
  readonly method: (typeof payments.$inferSelect)['method']
  readonly amount: Cents
  readonly receivedOn: Day
  readonly reference: string | null
  readonly payer: string | null
  readonly note?: string | null
  readonly bankEntryId?: number | null
  /** Null: nobody, by a file or by the provider. */
  readonly recordedBy: number | null
  readonly now: Date
}

export type Received = { readonly paymentId: number; readonly settled: Cents; readonly left: Cents }

/**
 * Books money of a customer: it settles the named invoices or those of its order, the oldest first, and never more than is
 * open of them. What is left stays on the payment.
 * @throws Refusal not_found for an order or an invoice that the customer does not have
 */
export async function receivePayment(tx: Db, payment: NewPayment): Promise<Received> {
  const { key, customerId, orderId = null, invoiceIds, amount, now, ...facts } = payment
  await lockOrders(tx, await ordersOf(tx, payment))
  const [made] = await tx
    .insert(payments)
    .values({ ...facts, key, customerId, orderId, amount, recordedAt: now })
    .onConflictDoNothing({ target: payments.key })
    .returning({ id: payments.id })
  if (!made) return receivedBefore(tx, key)
  await publish(tx, PAYMENT_RECEIVED, { paymentId: made.id, orderId } satisfies PaymentBooked)
  const which = invoiceIds ? idsIn(invoiceIds) : sql`i.order_id = ${orderId}`
  const open = await lockOpenInvoices(tx, which)
  const settled = await settle(tx, { kind: 'payment', id: made.id, left: amount }, open, now)
  if (orderId !== null) await roundOff(tx, orderId, now)
  return { paymentId: made.id, settled, left: cents(amount - settled) }
}

/** The condition that an invoice `i` is one of these. */
export const idsIn = (ids: readonly number[]) => (ids.length === 0 ? sql`false` : sql`i.id in ${[...ids]}`)

/** The orders it touches, each of them the customer's own. @throws Refusal not_found */
export async function ordersOf(
  tx: Db,
  { customerId, orderId = null, invoiceIds = [] }: Pick<NewPayment, 'customerId' | 'orderId' | 'invoiceIds'>,
): Promise<number[]> {
  const ids = [...new Set(invoiceIds)]
  const named =
    ids.length === 0
      ? []
      : await tx
          .select({ orderId: invoices.orderId, customerId: invoices.customerId })
          .from(invoices)
          .where(inArray(invoices.id, ids))
  if (named.length < ids.length || named.some(one => one.customerId !== customerId)) throw refuse('not_found')
  if (orderId !== null) {
    const own = await rows(tx, sql`select from order_heads where id = ${orderId} and customer_id = ${customerId}`)
    if (own.length === 0) throw refuse('not_found')
  }
  return [...(orderId === null ? [] : [orderId]), ...named.map(one => one.orderId)]
}

/** What became of a payment that was booked under this key. */
async function receivedBefore(tx: Db, key: string): Promise<Received> {
  const [found] = await rows<{ paymentId: number; amount: number; left: number }>(
    tx,
    sql`
      select p.id as "paymentId", p.amount::float8 as amount, (${leftOfPayment})::float8 as left
      from payments p where ${eq(sql`p.key`, key)}`,
  )
  const { paymentId, amount, left } = found!
  return { paymentId, settled: cents(amount - left), left: cents(left) }
}
