import { dayIn } from '@fairfloor/domain/day'
import type { Answer } from '@fairfloor/domain/endpoint'
import { calendarDay, centsText } from '@fairfloor/domain/formats'
import type { Language } from '@fairfloor/domain/language'
import { type Cents, cents, euros } from '@fairfloor/domain/money'
import type { getOrder } from '@fairfloor/domain/orders/contract'
import { sql } from 'drizzle-orm'
import { type Db, rows } from '../../../platform/database.ts'
import { paidOfOrder } from '../../billing/index.ts'
import type { Terms } from '../../seller/index.ts'
import { orderById, type StoredOrder } from '../queries.ts'

/** An order that waits for a transfer: how much of it, and until when. */
export type Unpaid = { readonly stored: StoredOrder; readonly open: Cents; readonly until: Date }

/** An order by prepayment that is not paid yet; undefined where nothing is to be transferred. */
export async function unpaidOrder(db: Db, orderId: number): Promise<Unpaid | undefined> {
  const stored = await orderById(db, orderId)
  if (!stored) throw new Error(`Order ${orderId} is gone`)
  return unpaidOf(db, stored)
}

async function unpaidOf(db: Db, stored: StoredOrder): Promise<Unpaid | undefined> {
  const { id, paymentMethod, paidAheadAt, heldUntil, status, gross } = stored.order
  if (paymentMethod !== 'prepayment' || paidAheadAt !== null || heldUntil === null || status === 'cancelled')
    return undefined
  const open = gross - (await paidOfOrder(db, id))
  return open > 0 ? { stored, open: cents(open), until: heldUntil } : undefined
}

/** What is to be transferred of an order, where to and by when; null where nothing is. */
export async function transferOf(
  db: Db,
  stored: StoredOrder,
  { seller, timeZone }: Pick<Terms, 'seller' | 'timeZone'>,
): Promise<Answer<typeof getOrder>['to_transfer']> {
  const unpaid = await unpaidOf(db, stored)
  if (!unpaid) return null
  const { company, iban, bic, bank } = seller
  return {
    amount: euros(unpaid.open),
    by: dayIn(unpaid.until, timeZone),
    account_holder: company,
    iban,
    bic,
    bank,
    reference: String(stored.order.id),
  }
}

/** The amount and the last day, as shown. */
export const shownUnpaid = ({ open, until }: Unpaid, language: Language, timeZone: string) => ({
  amount: centsText(open),
  day: calendarDay(dayIn(until, timeZone), language, { year: true }),
})

/** Orders by prepayment of whose time half is over, and whose customer was not reminded. */
export const toRemind = async (db: Db, now: Date): Promise<{ id: number; heldUntil: Date }[]> =>
  (
    await rows<{ id: number; heldUntil: Date | string }>(
      db,
      sql`
        select id, held_until as "heldUntil" from orders
        where held_until > ${now.toISOString()}::timestamptz and paid_ahead_at is null and reminded_at is null
          and payment_method = 'prepayment' and status = 'placed' order by held_until, id limit 500`,
    )
  ).map(({ id, heldUntil }) => ({ id, heldUntil: new Date(heldUntil) }))
