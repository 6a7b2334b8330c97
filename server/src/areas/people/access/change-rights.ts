import { refuse } from '@fairfloor/domain/people/refusals'
import type { Right } from '@fairfloor/domain/viewer'
import { rights as allRights } from '@fairfloor/domain/viewer'
import { and, asc, eq, isNull } from 'drizzle-orm'
import type { Bus } from '../../../platform/bus.ts'
import type { Db } from '../../../platform/database.ts'
import { companies } from '../../companies/view-tables.ts'
import { viewerChanged } from '../sessions/sessions.ts'
import { users } from '../tables.ts'

/** The users of a customer who may log in or call, in order of creation. */
export const usersOf = (db: Db, customerId: number) =>
  db.select(shown).from(users).where(isUserOf(customerId)).orderBy(asc(users.id))

const shown = { id: users.id, name: users.name, email: users.email, rights: users.rights }
const isUserOf = (customerId: number) => and(eq(users.customerId, customerId), isNull(users.blockedAt))

type Change = {
  readonly customerId: number
  readonly userId: number
  readonly rights: readonly Right[]
  /** The manager who does it; absent at the terminal. */
  readonly by?: number
}

/**
 * Sets the rights of a customer's user, on every server when the transaction commits.
 * @returns the rights before and after
 * @throws Refusal forbidden for a manager who has just lost the right, not_found for anybody else's users, last_manager if no user would be left with `manage`, api_cannot_manage
 */
export async function changeRights(
  tx: Db,
  bus: Bus,
  { customerId, userId, rights, by }: Change,
): Promise<{ email: string; before: readonly Right[]; after: readonly Right[] }> {
  // Locked, so that two managers cannot revoke each other's right at once.
  await tx.select({ id: companies.id }).from(companies).where(eq(companies.id, customerId)).for('update')
  const all = await tx
    .select({ ...shown, isTechnical: users.isTechnical })
    .from(users)
    .where(isUserOf(customerId))
  if (by !== undefined && !all.some(one => one.id === by && one.rights.includes('manage'))) throw refuse('forbidden')
  const user = all.find(({ id }) => id === userId)
  if (!user) throw refuse('not_found')
  const after = allRights.filter(right => rights.includes(right))
  if (user.isTechnical && after.includes('manage')) throw refuse('api_cannot_manage')
  const others = all.filter(({ id }) => id !== userId)
  if (user.rights.includes('manage') && ![{ rights: after }, ...others].some(one => one.rights.includes('manage')))
    throw refuse('last_manager')
  await tx.update(users).set({ rights: after }).where(eq(users.id, userId))
  await viewerChanged(tx, bus, userId)
  return { email: user.email, before: user.rights, after }
}
