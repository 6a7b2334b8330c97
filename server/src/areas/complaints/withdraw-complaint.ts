import { stateOf } from '@fairfloor/domain/complaints/complaint'
import { refuse } from '@fairfloor/domain/complaints/refusals'
import { eq } from 'drizzle-orm'
import type { Db } from '../../platform/database.ts'
import { type Complaint, lockComplaint } from './queries.ts'
import { complaints } from './tables.ts'

/**
 * Withdraws a complaint of a customer that nobody works on yet: it is closed without a decision.
 * @throws Refusal not_found, complaint_taken_on, complaint_closed
 */
export async function withdrawComplaint(
  tx: Db,
  { id, customerId, userId, now }: { id: number; customerId: number; userId: number; now: Date },
): Promise<Complaint> {
  const complaint = await lockComplaint(tx, id)
  if (!complaint || complaint.customerId !== customerId) throw refuse('not_found')
  const state = stateOf(complaint)
  if (state === 'closed') throw refuse('complaint_closed')
  if (state !== 'open') throw refuse('complaint_taken_on')
  const closed = { closedAt: now, closedBy: userId }
  const [withdrawn] = await tx.update(complaints).set(closed).where(eq(complaints.id, id)).returning()
  return withdrawn!
}
