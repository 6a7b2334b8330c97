import { refuse } from '@fairfloor/domain/billing/refusals'
import { refuse as refuseAny } from '@fairfloor/domain/general-refusals'
import { cents } from '@fairfloor/domain/money'
import { sql } from 'drizzle-orm'
import { type Db, rows } from '../../platform/database.ts'
import { publish } from '../../platform/outbox.ts'
import { PAYMENT_RECEIVED, type PaymentBooked } from './events.ts'
import { leftOfPayment } from './left-money.ts'
import { idsIn, ordersOf, type Received } from './receive-payment.ts'
import { roundOff } from './round-off.ts'
import { lockOpenInvoices, lockOrders, settle } from './settle.ts'

type Wanted = {
  /** An order that it pays ahead from now on; null: as before. */
  readonly orderId: number | null
  readonly invoiceIds: readonly number[]
  readonly now: Date
}

type Paid = { customerId: number; orderId: number | null; method: string }

/**
 * Pays invoices of the customer from what is left of a payment, the oldest first; or lets the rest pay an order ahead.
 * @throws Refusal not_found, payment_reversed, nothing_left, card_money, changed_meanwhile, pays_open_order where the rest is of an order
 * that still needs it
 */
export async function settleLeft(tx: Db, paymentId: number, { orderId, invoiceIds, now }: Wanted): Promise<Received> {
  const [payment] = await rows<Paid>(
    tx,
    sql`select customer_id as "customerId", order_id as "orderId", method from payments where id = ${paymentId}`,
  )
  if (!payment) throw refuseAny('not_found')
  // It pays its own order's invoices by itself.
  if (payment.method === 'card') throw refuse('card_money')
  const touched = await ordersOf(tx, { customerId: payment.customerId, orderId, invoiceIds })
  await lockOrders(tx, [...touched, ...(payment.orderId === null ? [] : [payment.orderId])])
  const open = await lockOpenInvoices(tx, idsIn(invoiceIds))
  const left = await lockLeft(tx, paymentId, payment.orderId)
  if (touched.some(id => id !== payment.orderId)) await guardFinished(tx, payment.orderId)
  if (orderId !== null && orderId !== payment.orderId)
    await tx.execute(sql`update payments set order_id = ${orderId} where id = ${paymentId}`)
  const settled = await settle(tx, { kind: 'payment', id: paymentId, left }, open, now)
  if (orderId !== null) await roundOff(tx, orderId, now)
  // The order that had the money is looked at too.
  for (const of of new Set([orderId ?? payment.orderId, payment.orderId]))
    await publish(tx, PAYMENT_RECEIVED, { paymentId, orderId: of } satisfies PaymentBooked)
  return { paymentId, settled, left: cents(left - settled) }
}

/**
 * @param known the order that it was of before the lock, which is locked
 * @throws Refusal payment_reversed, nothing_left, changed_meanwhile where somebody has given it to another order since
 */
async function lockLeft(tx: Db, paymentId: number, known: number | null) {
  await tx.execute(sql`select from payments where id = ${paymentId} for update`)
  const [found] = await rows<{ left: number; isReversed: boolean; orderId: number | null }>(
    tx,
    sql`
      select (${leftOfPayment})::float8 as left, p.reversed_at is not null as "isReversed", p.order_id as "orderId"
      from payments p where p.id = ${paymentId}`,
  )
  const { left, isReversed, orderId } = found!
  if (isReversed) throw refuse('payment_reversed')
  if (left <= 0) throw refuse('nothing_left')
  if (orderId !== known) throw refuseAny('changed_meanwhile')
  return cents(left)
}

/** Money of an order that is not finished is kept for it. @throws Refusal pays_open_order */
async function guardFinished(tx: Db, orderId: number | null): Promise<void> {
  if (orderId === null) return
  const unfinished = await rows(
    tx,
    sql`select from order_heads where id = ${orderId} and status not in ('invoiced', 'paid', 'cancelled')`,
  )
  if (unfinished.length > 0) throw refuse('pays_open_order')
}
