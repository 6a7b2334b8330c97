import { refuse } from '@fairfloor/domain/complaints/refusals'
import { eq } from 'drizzle-orm'
import type { Db } from '../../platform/database.ts'
import { type Complaint, lockComplaint } from './queries.ts'
import { complaints } from './tables.ts'

/** Takes a complaint on, once. @throws Refusal not_found, complaint_taken_on, complaint_closed */
export async function takeOn(
  tx: Db,
  { id, userId, now }: { id: number; userId: number; now: Date },
): Promise<Complaint> {
  const complaint = await lockComplaint(tx, id)
  if (!complaint) throw refuse('not_found')
  if (complaint.closedAt) throw refuse('complaint_closed')
  if (complaint.takenOnAt) throw refuse('complaint_taken_on')
  const [taken] = await tx
    .update(complaints)
    .set({ takenOnAt: now, takenOnBy: userId })
    .where(eq(complaints.id, id))
    .returning()
  return taken!
}
