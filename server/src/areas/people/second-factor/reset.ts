import type { Bus } from '../../../platform/bus.ts'
import type { Db } from '../../../platform/database.ts'
import { endSessionsOf } from '../sessions/sessions.ts'
import { dropFactors } from './factors.ts'

/**
 * Takes away the second factor that a user has lost, and ends all their sessions. The next login asks for the
 * password alone; staff then sets a new one up. The caller writes the audit log and tells the user.
 * @returns false if there was none
 */
export async function resetSecondFactor(tx: Db, bus: Bus, userId: number): Promise<boolean> {
  if (!(await dropFactors(tx, userId))) return false
  await endSessionsOf(tx, bus, userId)
  return true
}
