import { eq } from 'drizzle-orm'
import type { Db } from '../../../platform/database.ts'
import { invitations } from '../invitation-tables.ts'

/** Takes an invitation back: its link ends with the commit. Call with the invitation locked. */
export async function revoke(tx: Db, id: number, by: number, now: Date): Promise<void> {
  await tx.update(invitations).set({ revokedAt: now, revokedBy: by, tokenHash: null }).where(eq(invitations.id, id))
}
