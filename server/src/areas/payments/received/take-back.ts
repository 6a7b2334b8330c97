import { refuse as refuseAny } from '@fairfloor/domain/general-refusals'
import { refuse } from '@fairfloor/domain/payments/received/refusals'
import { sql } from 'drizzle-orm'
import { type Db, rows } from '../../../platform/database.ts'
import { reversePayment } from '../../billing/index.ts'
import { decide } from '../bank/book-entry.ts'

type TakingBack = { readonly reason: string; readonly reversedBy: number; readonly now: Date }

/**
 * Takes a payment back that was booked by hand or from a statement. Its sum on the statement is open again, to be booked for
 * somebody else or set aside.
 * @throws Refusal not_found, payment_reversed, card_payment
 */
export async function takeBack(tx: Db, paymentId: number, { reason, reversedBy, now }: TakingBack): Promise<void> {
  const [payment] = await rows<{ method: string; entryId: number | null }>(
    tx,
    sql`select method, bank_entry_id as "entryId" from money_received where id = ${paymentId}`,
  )
  if (!payment) throw refuseAny('not_found')
  const { method, entryId } = payment
  if (method === 'card') throw refuse('card_payment')
  // The entry first, as where it is booked.
  if (entryId !== null) await tx.execute(sql`select from bank_entries where id = ${entryId} for update`)
  await reversePayment(tx, paymentId, { reason, reversedBy, now })
  if (entryId !== null) await decide(tx, entryId, 'open', { userId: reversedBy, now })
}
