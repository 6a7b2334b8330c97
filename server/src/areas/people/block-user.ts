import { and, eq, isNotNull, isNull } from 'drizzle-orm'
import type { Bus } from '../../platform/bus.ts'
import type { Db } from '../../platform/database.ts'
import { endSessionsOf } from './sessions/sessions.ts'
import { oneTimePasswords, users } from './tables.ts'

/** Blocks a user: every session ends, on every server when the transaction commits. @returns false if already blocked */
export async function blockUser(tx: Db, bus: Bus, userId: number, now: Date): Promise<boolean> {
  const blocked = await tx
    .update(users)
    .set({ blockedAt: now })
    .where(and(eq(users.id, userId), isNull(users.blockedAt)))
    .returning({ id: users.id })
  await tx.delete(oneTimePasswords).where(eq(oneTimePasswords.userId, userId))
  await endSessionsOf(tx, bus, userId)
  return blocked.length > 0
}

/** Unblocks a user, who keeps their password. @returns false if not blocked */
export async function unblockUser(tx: Db, userId: number): Promise<boolean> {
  const found = await tx
    .update(users)
    .set({ blockedAt: null })
    .where(and(eq(users.id, userId), isNotNull(users.blockedAt)))
    .returning({ id: users.id })
  return found.length > 0
}
