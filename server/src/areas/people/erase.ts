import { eq, sql } from 'drizzle-orm'
import type { Bus } from '../../platform/bus.ts'
import type { Db } from '../../platform/database.ts'
import { type Erased, FORMER_USER } from '../../platform/former-user.ts'
import { removeUser } from './access/colleagues.ts'
import { invitations } from './invitation-tables.ts'
import { loginAttempts, users } from './tables.ts'

/** Erases a user. Their row stays without a name, because orders and other records refer to it. */
export async function eraseUser(tx: Db, bus: Bus, person: Erased, now: Date): Promise<void> {
  const { userId, account } = person
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
  await tx.delete(invitations).where(sql`lower(${invitations.email}) = ${account}`)
  await tx.delete(loginAttempts).where(eq(loginAttempts.account, account))
}
