import { refuse } from '@fairfloor/domain/general-refusals'
import { eq } from 'drizzle-orm'
import type { Db } from '../../../platform/database.ts'
import { guardVersion } from '../../../platform/form-version.ts'
import { writeAudit } from '../../back-office/index.ts'
import { lockOrder } from '../order-tariff.ts'
import { orders } from '../tables.ts'
import { subjectOf } from './view.ts'

type Note = { readonly version: string; readonly note: string | null; readonly userId: number; readonly now: Date }

/** Writes the note that the customer does not see; blanks alone are none. @throws Refusal not_found, changed_meanwhile */
export async function writeNote(tx: Db, orderId: number, { version, note, userId, now }: Note): Promise<void> {
  const order = await lockOrder(tx, orderId)
  if (!order) throw refuse('not_found')
  const before = order.internalNote
  guardVersion(version, before)
  const after = note?.trim() || null
  if (after === before) return
  await tx.update(orders).set({ internalNote: after }).where(eq(orders.id, orderId))
  const details = { before, after }
  await writeAudit(tx, { at: now, userId, action: 'note on order', subject: subjectOf(orderId), details })
}
