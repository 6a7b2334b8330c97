import { inArray } from 'drizzle-orm'
import type { Db } from '../../../platform/database.ts'
import { users } from '../tables.ts'
import { isManager } from './colleagues.ts'

/** Whether a user may let people in: to a customer whose account they manage, or, for null, to the staff. */
export type MayLetIn = (userId: number | null, customerId: number | null) => boolean

/** Who of these users may let people in now; one who was blocked, removed or has lost the right or role may not. */
export async function whoMayLetIn(db: Db, ids: readonly (number | null)[]): Promise<MayLetIn> {
  const asked = ids.filter(id => id !== null)
  const found =
    asked.length === 0
      ? []
      : await db
          .select({
            id: users.id,
            customerId: users.customerId,
            rights: users.rights,
            blockedAt: users.blockedAt,
            isOperator: users.isOperator,
          })
          .from(users)
          .where(inArray(users.id, asked))
  return (userId, customerId) =>
    found.some(
      user =>
        user.id === userId &&
        (customerId === null
          ? user.isOperator && user.blockedAt === null
          : user.customerId === customerId && isManager(user)),
    )
}
