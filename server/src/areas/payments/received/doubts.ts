import type { Day } from '@fairfloor/domain/day'
import type { Cents } from '@fairfloor/domain/money'
import { type Doubt, isYearMistyped } from '@fairfloor/domain/payments/received/doubts'
import { refuse } from '@fairfloor/domain/payments/received/refusals'
import { sql } from 'drizzle-orm'
import { type Db, rows } from '../../../platform/database.ts'
import { versionOf } from '../../../platform/form-version.ts'
import { UNPAID_AHEAD } from './debtors.ts'

/** What somebody wants to pay with a sum. */
export type Pays = {
  readonly customerId: number
  readonly orderId: number | null
  readonly invoiceIds: readonly number[]
}

type Booking = Pays & {
  /** The sum, where it is booked now; left out for what is left of a payment. The bank knows the day, and which sums are two. */
  readonly sum?: { readonly amount: Cents; readonly receivedOn: Day; readonly by: 'hand' | 'bank' }
  readonly today: Day
  readonly confirmed: string | undefined
}

/**
 * Asks about money that is booked by hand and looks like a mistake, unless somebody has confirmed the very same doubts. Money of
 * one customer is looked at one after the other, so that the second knows the first.
 * @throws Refusal payment_doubtful
 */
export async function guardDoubts(tx: Db, { confirmed, ...booking }: Booking): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`payment by hand ${booking.customerId}`}, 0))`)
  const doubts = await doubtsOf(tx, booking)
  const asked = versionOf(doubts)
  if (doubts.length > 0 && asked !== confirmed) throw refuse('payment_doubtful', { doubts, asked })
}

async function doubtsOf(tx: Db, { sum, today, ...pays }: Omit<Booking, 'confirmed'>): Promise<Doubt[]> {
  const { customerId, orderId, invoiceIds } = pays
  const settled = await rows<{ number: string }>(
    tx,
    sql`
      select number from invoice_heads
      where customer_id = ${customerId} and paid_at is not null
        and id in (select value::int from jsonb_array_elements_text(${JSON.stringify(invoiceIds)}::jsonb))
      order by id`,
  )
  const paidOrder = await rows(
    tx,
    sql`select from order_heads o where o.id = ${orderId} and o.customer_id = ${customerId} and not (${UNPAID_AHEAD})`,
  )
  const times = sum
    ? await tx.$count(
        sql`money_received`,
        sql`customer_id = ${customerId} and amount = ${sum.amount} and received_on = ${sum.receivedOn}
          and reversed_at is null and (${sum.by === 'hand'} or bank_entry_id is null)`,
      )
    : 0
  return [
    ...settled.map(({ number }) => ({ why: 'settled', invoice: number }) as const),
    ...(paidOrder.length === 0 ? [] : [{ why: 'order', order: orderId! } as const]),
    ...(sum?.by === 'hand' && isYearMistyped(sum.receivedOn, today)
      ? [{ why: 'year', day: sum.receivedOn } as const]
      : []),
    ...(times > 0 ? [{ why: 'twice', times } as const] : []),
  ]
}
