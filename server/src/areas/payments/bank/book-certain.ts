import { type Cents, cents } from '@fairfloor/domain/money'
import { type Match, matchOf } from '@fairfloor/domain/payments/received/match'
import { type Owed, takeOut } from '@fairfloor/domain/payments/received/owed'
import type { Db } from '../../../platform/database.ts'
import { lockOrders } from '../../billing/index.ts'
import { bookEntry } from './book-entry.ts'
import { arrivedOf, openEntries } from './entries.ts'
import { type EntryRow, owedFor } from './owed.ts'

/**
 * Books all sums of which it is certain what they are for. Of two that pay the same invoice only the first is certain: what
 * one pays is no longer owed for the next.
 */
export async function bookCertain(tx: Db, by: { userId: number; now: Date }): Promise<{ booked: number; sum: Cents }> {
  const entries = await openEntries(tx, true)
  const before = await owedFor(tx, entries)
  // All of them before the first is booked: a transaction that needs two takes them in one order.
  await lockOrders(
    tx,
    entries.flatMap(entry => certainOf(entry, before) ?? []).flatMap(match => ordersOf(match, before)),
  )
  const owed = await owedFor(tx, entries)
  let booked = 0
  let sum = 0
  for (const entry of entries) {
    const match = certainOf(entry, owed)
    const seen = certainOf(entry, before)
    if (!match || !seen || ordersOf(match, owed).some(id => !ordersOf(seen, before).includes(id))) continue
    await bookEntry(tx, entry, match, by)
    takeOut(owed, match)
    booked += 1
    sum += entry.amount
  }
  return { booked, sum: cents(sum) }
}

function certainOf(entry: EntryRow, owed: Owed): Match | undefined {
  const { isCertain, matches } = matchOf(arrivedOf(entry), owed)
  return isCertain ? matches[0] : undefined
}

function ordersOf({ orderId, invoiceIds }: Match, { invoiceOfId }: Owed): number[] {
  const ofInvoices = invoiceIds.map(id => invoiceOfId.get(id)!.orderId)
  return orderId === null ? ofInvoices : [orderId, ...ofInvoices]
}
