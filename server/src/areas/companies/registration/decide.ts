import { refuse } from '@fairfloor/domain/companies/registration/refusals'
import { stateOf } from '@fairfloor/domain/companies/registration/registration'
import { eq } from 'drizzle-orm'
import type { Db } from '../../../platform/database.ts'
import { registrations } from '../registration-tables.ts'
import { type Deps, mailRefused } from './letters.ts'
import type { Registration } from './queries.ts'

/** A registration to decide about, locked until the commit. @throws Refusal not_found, registration_not_waiting */
export async function lockWaiting(tx: Db, id: number): Promise<Registration> {
  const [found] = await tx.select().from(registrations).where(eq(registrations.id, id)).for('update')
  if (!found) throw refuse('not_found')
  if (stateOf(found) !== 'waiting') throw refuse('registration_not_waiting')
  return found
}

/**
 * Refuses a registration and mails why.
 * @throws Refusal reason_missing, not_found, registration_not_waiting
 */
export async function refuseRegistration(
  tx: Db,
  deps: Deps,
  { id, reason, by, now }: { id: number; reason: string; by: number; now: Date },
): Promise<Registration> {
  const words = reason.trim()
  if (words === '') throw refuse('reason_missing').at('reason')
  const found = await lockWaiting(tx, id)
  const [refused] = await tx
    .update(registrations)
    .set({ refusedAt: now, decidedBy: by, reason: words, passwordHash: null })
    .where(eq(registrations.id, id))
    .returning()
  await mailRefused(tx, deps, found, words)
  return refused!
}
