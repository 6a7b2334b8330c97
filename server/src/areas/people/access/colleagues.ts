import { refuse } from '@fairfloor/domain/people/refusals'
import type { Right } from '@fairfloor/domain/viewer'
import { and, asc, eq, isNull } from 'drizzle-orm'
import type { Bus } from '../../../platform/bus.ts'
import type { Db } from '../../../platform/database.ts'
import { companies } from '../../companies/view-tables.ts'
import { blockUser } from '../block-user.ts'
import { unknownPassword } from '../passwords/passwords.ts'
import { dropFactors } from '../second-factor/factors.ts'
import { users } from '../tables.ts'

export type Colleague = typeof users.$inferSelect

/** The users of a customer, blocked ones too, in order of creation. */
export const colleaguesOf = (db: Db, customerId: number): Promise<Colleague[]> =>
  db
    .select()
    .from(users)
    .where(and(eq(users.customerId, customerId), isNull(users.removedAt)))
    .orderBy(asc(users.id))

/**
 * Locks a customer and reads its users, before a manager changes users or invitations. Two managers cannot block each
 * other at the same time.
 * @throws Refusal forbidden if the manager has lost the right meanwhile
 */
export async function lockColleagues(tx: Db, customerId: number, by: number): Promise<Colleague[]> {
  // This lock lets others insert users, as accepting an invitation does at the same time.
  await tx.select({ id: companies.id }).from(companies).where(eq(companies.id, customerId)).for('no key update')
  const all = await colleaguesOf(tx, customerId)
  if (!all.some(one => one.id === by && isManager(one))) throw refuse('forbidden')
  return all
}

/** A person among a customer's users. @throws Refusal not_found for anybody else's users and for the company's API */
export function personAmong(colleagues: readonly Colleague[], userId: number): Colleague {
  const person = colleagues.find(({ id, isTechnical }) => id === userId && !isTechnical)
  if (!person) throw refuse('not_found')
  return person
}

/** Whether a customer's user manages its account now. */
export const isManager = ({ blockedAt, rights }: { blockedAt: Date | null; rights: readonly Right[] }) =>
  blockedAt === null && rights.includes('manage')

/** @throws Refusal last_manager if none of them may manage the company's account */
export function guardManager(others: readonly Colleague[]): void {
  if (!others.some(isManager)) throw refuse('last_manager')
}

/** Nobody reads mail there (RFC 2606). */
const formerAddress = (userId: number) => `former-${userId}@removed.invalid`

/**
 * Takes a person out for good: their sessions end, nothing that they logged in with is kept, and their address is free for
 * another account. The row stays, as orders name who placed them.
 */
export async function removeUser(tx: Db, bus: Bus, userId: number, now: Date): Promise<void> {
  await blockUser(tx, bus, userId, now)
  await dropFactors(tx, userId)
  await tx
    .update(users)
    .set({ removedAt: now, email: formerAddress(userId), passwordHash: await unknownPassword() })
    .where(eq(users.id, userId))
}
