import { sql } from 'drizzle-orm'
import type { Eraser } from '../../../platform/strike.ts'
import { invitations } from '../invitation-tables.ts'

export const eraseInvitations: Eraser = async (tx, { account }) => {
  await tx.delete(invitations).where(sql`lower(${invitations.email}) = ${account}`)
}
