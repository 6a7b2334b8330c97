import { refuse } from '@fairfloor/domain/identity/refusals'
import type { Right } from '@fairfloor/domain/identity/viewer'
import { rights as allRights } from '@fairfloor/domain/identity/viewer'
import { and, asc, eq, isNull } from 'drizzle-orm'
import type { Bus } from '../../platform/bus.ts'
import type { Db } from '../../platform/database.ts'
import { viewerChanged } from './sessions.ts'
import { customers, users } from './tables.ts'

/** The users of a customer who may log in, in order of creation. */
export const usersOf = (db: Db, customerId: number) =>
  db
    .select({ id: users.id, name: users.name, email: users.email, rights: users.rights })
    .from(users)
    .where(and(eq(users.customerId, customerId), isNull(users.blockedAt)))
    .orderBy(asc(users.id))

/**
 * Sets the rights of a customer's user, on every server when the transaction commits.
 * @returns the rights before and after
 * @throws Refusal not_found for anybody else's users, last_manager if no user would be left with `manage`
 */
export async function changeRights(
  tx: Db,
  bus: Bus,
  { customerId, userId, rights }: { customerId: number; userId: number; rights: readonly Right[] },
): Promise<{ email: string; before: readonly Right[]; after: readonly Right[] }> {
  // Locked, so that two managers cannot revoke each other's right at once.
  await tx.select({ id: customers.id }).from(customers).where(eq(customers.id, customerId)).for('update')
  const all = await usersOf(tx, customerId)
  const user = all.find(({ id }) => id === userId)
  if (!user) throw refuse('not_found')
  const after = allRights.filter(right => rights.includes(right))
  const others = all.filter(({ id }) => id !== userId)
  if (user.rights.includes('manage') && ![{ rights: after }, ...others].some(one => one.rights.includes('manage')))
    throw refuse('last_manager')
  await tx.update(users).set({ rights: after }).where(eq(users.id, userId))
  await viewerChanged(tx, bus, userId)
  return { email: user.email, before: user.rights, after }
}
