import { refuse } from '@fairfloor/domain/identity/refusals'
import { and, eq, isNotNull, isNull, lt } from 'drizzle-orm'
import type { Db } from '../../../platform/database.ts'
import { authenticators } from '../second-factor-tables.ts'
import { lockFactors } from './factors.ts'
import { newSecret, stepOf } from './totp.ts'

/**
 * A new secret, which counts once its first code has come; one that was begun before does not count any more.
 * @throws Refusal authenticator_on
 */
export async function beginAuthenticator(tx: Db, userId: number, now: Date): Promise<string> {
  const secret = newSecret()
  const begun = await tx
    .insert(authenticators)
    .values({ userId, secret, startedAt: now })
    .onConflictDoUpdate({
      target: authenticators.userId,
      set: { secret, startedAt: now },
      setWhere: isNull(authenticators.confirmedAt),
    })
    .returning({ userId: authenticators.userId })
  if (begun.length === 0) throw refuse('authenticator_on')
  return secret
}

/**
 * Switches the authenticator on by its first code, which is used up by that.
 * @param realNow the time by which the phone makes codes
 * @returns undefined for a code that does not fit
 * @throws Refusal authenticator_on, no_set_up_begun
 */
export async function confirmAuthenticator(
  tx: Db,
  { userId, code, now, realNow }: { userId: number; code: string; now: Date; realNow: Date },
): Promise<true | undefined> {
  await lockFactors(tx, userId)
  const [begun] = await tx.select().from(authenticators).where(eq(authenticators.userId, userId))
  if (!begun) throw refuse('no_set_up_begun')
  if (begun.confirmedAt) throw refuse('authenticator_on')
  const step = stepOf(begun.secret, code, realNow)
  if (step === undefined) return undefined
  await tx.update(authenticators).set({ confirmedAt: now, lastStep: step }).where(eq(authenticators.userId, userId))
  return true
}

/**
 * Uses up a code of the authenticator, and with it all earlier ones.
 * @returns false for a wrong code, and for one that was used before
 */
export async function spendCode(tx: Db, userId: number, code: string, realNow: Date): Promise<boolean> {
  const isOn = and(eq(authenticators.userId, userId), isNotNull(authenticators.confirmedAt))
  const [app] = await tx.select({ secret: authenticators.secret }).from(authenticators).where(isOn)
  const step = app && stepOf(app.secret, code, realNow)
  if (step === undefined) return false
  const used = await tx
    .update(authenticators)
    .set({ lastStep: step })
    .where(and(isOn, lt(authenticators.lastStep, step)))
    .returning({ userId: authenticators.userId })
  return used.length > 0
}

/** @throws Refusal no_second_factor */
export async function removeAuthenticator(tx: Db, userId: number): Promise<void> {
  const removed = await tx
    .delete(authenticators)
    .where(and(eq(authenticators.userId, userId), isNotNull(authenticators.confirmedAt)))
    .returning({ userId: authenticators.userId })
  if (removed.length === 0) throw refuse('no_second_factor')
}
