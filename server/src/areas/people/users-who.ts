import type { Right } from '@fairfloor/domain/viewer'
import { and, asc, eq, inArray, isNull } from 'drizzle-orm'
import type { Db } from '../../platform/database.ts'
import { companies } from '../companies/view-tables.ts'
import { mayLogIn } from './policy.ts'
import { users } from './tables.ts'

/** Who may approve orders of their colleagues: who manages the customer's account. In order of creation. */
export async function approversOf(db: Db, customerId: number): Promise<{ id: number; name: string }[]> {
  const all = await db
    .select({ id: users.id, name: users.name, rights: users.rights })
    .from(users)
    .where(and(eq(users.customerId, customerId), isNull(users.blockedAt)))
    .orderBy(asc(users.id))
  return all.flatMap(({ id, name, rights }) => (rights.includes('manage') ? [{ id, name }] : []))
}

/** Those of the given users of customers who may log in and have a right, for what is done in their name without them. */
export async function usersWho(db: Db, right: Right, ids: readonly number[]): Promise<ReadonlySet<number>> {
  if (ids.length === 0) return new Set()
  const found = await db
    .select({
      id: users.id,
      customerId: users.customerId,
      rights: users.rights,
      blockedAt: users.blockedAt,
      brandErpId: users.brandErpId,
      isOrganiser: users.isOrganiser,
      isAgent: users.isAgent,
      isOperator: users.isOperator,
      isTechnical: users.isTechnical,
      approvedAt: companies.approvedAt,
      customerBlockedAt: companies.blockedAt,
    })
    .from(users)
    .innerJoin(companies, eq(companies.id, users.customerId))
    .where(inArray(users.id, [...ids]))
  return new Set(found.filter(user => mayLogIn(user) && user.rights.includes(right)).map(({ id }) => id))
}
