import { refuse } from '@fairfloor/domain/people/refusals'
import { and, eq, isNotNull, lt, sql } from 'drizzle-orm'
import type { Db } from '../../../platform/database.ts'
import { authenticators } from '../second-factor-tables.ts'
import { lockUser } from './factors.ts'
import { newSecret, stepOf } from './totp.ts'

/**
 * A new secret, which counts once its first code has come; one that was begun before does not count any more. Until then
 * the phone that was set up earlier counts.
 */
export async function beginAuthenticator(tx: Db, userId: number, now: Date): Promise<string> {
  const secret = newSecret()
  const isOn = sql`${authenticators.confirmedAt} is not null`
  await tx
    .insert(authenticators)
    .values({ userId, secret, startedAt: now })
    .onConflictDoUpdate({
      target: authenticators.userId,
      set: {
        secret: sql`case when ${isOn} then ${authenticators.secret} else ${secret} end`,
        nextSecret: sql`case when ${isOn} then ${secret} end`,
        startedAt: now,
      },
    })
  return secret
}

/**
 * Switches the authenticator on by its first code, which is used up by that; in place of an earlier phone where there was one.
 * @param realNow the time by which the phone makes codes
 * @returns undefined for a code that does not fit
 * @throws Refusal no_set_up_begun
 */
export async function confirmAuthenticator(
  tx: Db,
  { userId, code, now, realNow }: { userId: number; code: string; now: Date; realNow: Date },
): Promise<'authenticator on' | 'authenticator moved' | undefined> {
  await lockUser(tx, userId)
  const [begun] = await tx.select().from(authenticators).where(eq(authenticators.userId, userId))
  const secret = begun?.confirmedAt ? begun.nextSecret : begun?.secret
  if (!begun || !secret) throw refuse('no_set_up_begun')
  const step = stepOf(secret, code, realNow)
  if (step === undefined) return undefined
  const on = { secret, nextSecret: null, confirmedAt: now, lastStep: step }
  await tx.update(authenticators).set(on).where(eq(authenticators.userId, userId))
  return begun.confirmedAt ? 'authenticator moved' : 'authenticator on'
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
