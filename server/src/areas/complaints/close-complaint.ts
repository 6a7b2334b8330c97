import { refuse } from '@fairfloor/domain/complaints/refusals'
import { eq } from 'drizzle-orm'
import type { Db } from '../../platform/database.ts'
import { type Complaint, lockComplaint } from './queries.ts'
import { complaints } from './tables.ts'

/** Closes a complaint that is decided. @throws Refusal not_found, complaint_undecided, complaint_closed */
export async function closeComplaint(
  tx: Db,
  { id, userId, now }: { id: number; userId: number; now: Date },
): Promise<Complaint> {
  const complaint = await lockComplaint(tx, id)
  if (!complaint) throw refuse('not_found')
  if (!complaint.decidedAt) throw refuse('complaint_undecided')
  if (complaint.closedAt) throw refuse('complaint_closed')
  const [closed] = await tx
    .update(complaints)
    .set({ closedAt: now, closedBy: userId })
    .where(eq(complaints.id, id))
    .returning()
  return closed!
}
