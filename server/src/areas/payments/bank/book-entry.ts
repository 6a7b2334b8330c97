import { day } from '@fairfloor/domain/day'
import { refuse as refuseAny } from '@fairfloor/domain/general-refusals'
import { cents } from '@fairfloor/domain/money'
import { refuse } from '@fairfloor/domain/payments/received/refusals'
import type { EntryState } from '@fairfloor/domain/payments/received/states'
import { eq, sql } from 'drizzle-orm'
import { type Db, rows } from '../../../platform/database.ts'
import { type Received, receivePayment } from '../../billing/index.ts'
import { bankEntries } from '../bank-tables.ts'
import type { Pays } from '../received/doubts.ts'
import type { EntryRow } from './owed.ts'

type By = { readonly userId: number; readonly now: Date }

/** A sum on the statement; others who decide it wait. @throws Refusal not_found, entry_decided if it is in another state */
export async function lockEntry(tx: Db, entryId: number, states: readonly EntryState[]): Promise<EntryRow> {
  const [entry] = await tx.select().from(bankEntries).where(eq(bankEntries.id, entryId)).for('update')
  if (!entry) throw refuseAny('not_found')
  if (!states.includes(entry.state)) throw refuse('entry_decided')
  return entry
}

/** Books a locked sum as a payment of a customer. @throws Refusal not_found for an order or invoice that is not the customer's */
export async function bookEntry(tx: Db, entry: EntryRow, of: Pays, { userId, now }: By): Promise<Received> {
  const received = await receivePayment(tx, {
    key: await keyOf(tx, entry.id),
    customerId: of.customerId,
    orderId: of.orderId,
    ...(of.orderId === null || of.invoiceIds.length > 0 ? { invoiceIds: of.invoiceIds } : {}),
    method: 'transfer',
    amount: cents(entry.amount),
    receivedOn: day(entry.bookedOn),
    reference: entry.text || entry.endToEnd,
    payer: entry.payer || null,
    bankEntryId: entry.id,
    recordedBy: userId,
    now,
  })
  await decide(tx, entry.id, 'booked', { userId, now })
  return received
}

/** One that was booked wrongly and taken back is booked again under a key of its own. */
async function keyOf(tx: Db, entryId: number): Promise<string> {
  const before = await rows(tx, sql`select from money_received where bank_entry_id = ${entryId}`)
  return before.length === 0 ? `bank:${entryId}` : `bank:${entryId}:${before.length + 1}`
}

export async function decide(tx: Db, entryId: number, state: EntryState, { userId, now }: By): Promise<void> {
  const decided = state === 'open' ? { decidedAt: null, decidedBy: null } : { decidedAt: now, decidedBy: userId }
  await tx
    .update(bankEntries)
    .set({ state, ...decided })
    .where(eq(bankEntries.id, entryId))
}
