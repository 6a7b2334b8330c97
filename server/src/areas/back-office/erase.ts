import { eq } from 'drizzle-orm'
import { type Eraser, strike } from '../../platform/strike.ts'
import { auditLog, listViews } from './tables.ts'

/** Entries stay, without name and address; views go. */
export const eraseFromAudit: Eraser = async (tx, person) => {
  await strike(tx, person, [auditLog.subject, auditLog.details])
  await tx.delete(listViews).where(eq(listViews.userId, person.userId))
}
