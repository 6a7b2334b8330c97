import { refuse } from '@fairfloor/domain/companies/registration/refusals'
import type { Refusal } from '@fairfloor/domain/refusal'
import { and, eq, isNull } from 'drizzle-orm'
import type { Db } from '../../../platform/database.ts'
import { registrations } from '../registration-tables.ts'

export type Registration = typeof registrations.$inferSelect

export const isUndecided = and(isNull(registrations.approvedAt), isNull(registrations.refusedAt))

/** The registration of an address that nobody has decided about, locked until the commit. */
export async function lockUndecided(tx: Db, email: string): Promise<Registration | undefined> {
  const [found] = await tx
    .select()
    .from(registrations)
    .where(and(eq(registrations.email, email), isUndecided))
    .for('update')
  return found
}

/** Who has registered and cannot log in yet, with what the right password is told. */
export async function applicantOf(
  db: Db,
  email: string,
): Promise<{ passwordHash: string | null; refusal: Refusal } | undefined> {
  const [found] = await db
    .select({ passwordHash: registrations.passwordHash, confirmedAt: registrations.confirmedAt })
    .from(registrations)
    .where(and(eq(registrations.email, email), isUndecided))
  if (!found) return undefined
  const code = found.confirmedAt ? 'registration_checked' : 'registration_unconfirmed'
  return { passwordHash: found.passwordHash, refusal: refuse(code, undefined, [], { success: false }) }
}
