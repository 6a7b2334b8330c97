import { dayIn } from '@fairfloor/domain/day'
import { calendarDay, centsText } from '@fairfloor/domain/formats'
import type { Language } from '@fairfloor/domain/language'
import { type Cents, cents } from '@fairfloor/domain/money'
import { sql } from 'drizzle-orm'
import { type Db, rows } from '../../../platform/database.ts'
import { paidOfOrder } from '../../invoicing/index.ts'
import { orderById, type StoredOrder } from '../queries.ts'

/** An order that waits for a transfer: how much of it, and until when. */
export type Unpaid = { readonly stored: StoredOrder; readonly open: Cents; readonly until: Date }

/** An order by prepayment that is not paid yet; undefined where nothing is to be transferred. */
export async function unpaidOrder(db: Db, orderId: number): Promise<Unpaid | undefined> {
  const stored = await orderById(db, orderId)
  if (!stored) throw new Error(`Order ${orderId} is gone`)
  const { paymentMethod, paidAheadAt, heldUntil, status, gross } = stored.order
  if (paymentMethod !== 'prepayment' || paidAheadAt !== null || heldUntil === null || status === 'cancelled')
    return undefined
  const open = gross - (await paidOfOrder(db, orderId))
  return open > 0 ? { stored, open: cents(open), until: heldUntil } : undefined
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
