import { type Day, day } from '@fairfloor/domain/day'
import type { Parsed } from '@fairfloor/domain/endpoint'
import { fromEuros } from '@fairfloor/domain/money'
import type { bookPayment } from '@fairfloor/domain/money-in/contract'
import { type Doubt, isYearMistyped } from '@fairfloor/domain/money-in/doubts'
import { refuse } from '@fairfloor/domain/money-in/refusals'
import { sql } from 'drizzle-orm'
import { type Db, rows } from '../../platform/database.ts'
import { versionOf } from '../../platform/form-version.ts'
import { UNPAID_AHEAD } from './debtors.ts'

/**
 * Asks about a payment by hand that looks like a mistake, unless somebody has confirmed the very same doubts. Payments of one customer
 * by hand are looked at one after the other, so that the second knows the first.
 * @throws Refusal payment_doubtful
 */
export async function guardDoubts(tx: Db, body: Parsed<typeof bookPayment>['body'], today: Day): Promise<void> {
  const { customer_id, order_id, invoice_ids, amount, received_on, confirmed } = body
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`payment by hand ${customer_id}`}, 0))`)
  const settled = await rows<{ number: string }>(
    tx,
    sql`
      select number from invoices
      where customer_id = ${customer_id} and paid_at is not null
        and id in (select value::int from jsonb_array_elements_text(${JSON.stringify(invoice_ids)}::jsonb))
      order by id`,
  )
  const [found] = await rows<{ paidOrder: number | null; times: number }>(
    tx,
    sql`
      select
        (select o.id from orders o where o.id = ${order_id} and o.customer_id = ${customer_id} and not (${UNPAID_AHEAD}))
          as "paidOrder",
        (select count(*)::int from payments where customer_id = ${customer_id} and amount = ${fromEuros(amount)}
          and received_on = ${received_on} and reversed_at is null) as times`,
  )
  const { paidOrder, times } = found!
  const doubts: Doubt[] = [
    ...settled.map(({ number }) => ({ why: 'settled', invoice: number }) as const),
    ...(paidOrder === null ? [] : [{ why: 'order', order: paidOrder } as const]),
    ...(isYearMistyped(day(received_on), today) ? [{ why: 'year', day: received_on } as const] : []),
    ...(times > 0 ? [{ why: 'twice', times } as const] : []),
  ]
  const asked = versionOf(doubts)
  if (doubts.length > 0 && asked !== confirmed) throw refuse('payment_doubtful', { doubts, asked })
}
