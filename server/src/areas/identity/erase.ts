import { and, eq, sql } from 'drizzle-orm'
import type { Bus } from '../../platform/bus.ts'
import type { Db } from '../../platform/database.ts'
import { type Erased, FORMER_USER } from '../../platform/former-user.ts'
import { removeUser } from './colleagues.ts'
import { addresses, loginAttempts, users } from './tables.ts'

/**
 * Erases a user. Their row stays without a name, because orders and other records refer to it.
 * The company's addresses keep the street and lose the person.
 */
export async function eraseUser(tx: Db, bus: Bus, person: Erased, now: Date): Promise<void> {
  const { userId, account, customerId, name } = person
  await removeUser(tx, bus, userId, now)
  await tx
    .update(users)
    .set({
      name: FORMER_USER,
      language: null,
      lastLoginAt: null,
      brandErpId: null,
      isOrganiser: false,
      isAgent: false,
      isOperator: false,
      rights: [],
    })
    .where(eq(users.id, userId))
  await tx.delete(loginAttempts).where(eq(loginAttempts.account, account))
  if (customerId === null) return
  const isPerson = sql`lower(trim(${addresses.firstName} || ' ' || ${addresses.lastName})) = ${name.trim().toLowerCase()}`
  await tx
    .update(addresses)
    .set({ firstName: '', lastName: '' })
    .where(and(eq(addresses.customerId, customerId), isPerson))
}
