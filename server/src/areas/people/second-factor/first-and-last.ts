import { refuse } from '@fairfloor/domain/people/refusals'
import { eq } from 'drizzle-orm'
import type { Bus } from '../../../platform/bus.ts'
import type { Db } from '../../../platform/database.ts'
import { recoveryCodes } from '../second-factor-tables.ts'
import { endOtherSessionsOf, viewerChanged } from '../sessions/sessions.ts'
import { waysOf } from './factors.ts'
import { makeRecoveryCodes } from './recovery-codes.ts'

/**
 * With the first factor come recovery codes, and all other sessions end: a thief who had only the password is out.
 * @returns the codes; none with a further factor
 */
export async function firstFactor(
  tx: Db,
  bus: Bus,
  { userId, token }: { userId: number; token: string },
): Promise<string[]> {
  if ((await tx.$count(recoveryCodes, eq(recoveryCodes.userId, userId))) > 0) return []
  await endOtherSessionsOf(tx, bus, userId, token)
  return makeRecoveryCodes(tx, userId)
}

/**
 * With the last factor the recovery codes go: they would stand for nothing.
 * @throws Refusal last_second_factor where the user needs one
 */
export async function endFactor(
  tx: Db,
  bus: Bus,
  { userId, isNeeded }: { userId: number; isNeeded: boolean },
): Promise<void> {
  if ((await waysOf(tx, userId)).length > 0) return
  if (isNeeded) throw refuse('last_second_factor')
  await tx.delete(recoveryCodes).where(eq(recoveryCodes.userId, userId))
  await viewerChanged(tx, bus, userId)
}
