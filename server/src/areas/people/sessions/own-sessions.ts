import type { Answer } from '@fairfloor/domain/endpoint'
import { deviceOf } from '@fairfloor/domain/people/device'
import type { getSessions } from '@fairfloor/domain/people/security-contract'
import { and, desc, eq, gt, ne } from 'drizzle-orm'
import type { Bus } from '../../../platform/bus.ts'
import type { Db } from '../../../platform/database.ts'
import { hashOf } from '../../../platform/tokens.ts'
import { sessions, users } from '../tables.ts'
import { isOwnSession, viewerChanged } from './sessions.ts'

/** A user's sessions that have not ended, this one first, then the latest ones. */
export async function ownSessions(
  db: Db,
  { userId, token, now }: { userId: number; token: string; now: Date },
): Promise<Answer<typeof getSessions>> {
  const found = await db
    .select({ session: sessions, actsFor: users.email })
    .from(sessions)
    .leftJoin(users, and(eq(users.id, sessions.userId), ne(users.id, userId)))
    .where(and(isOwnSession(userId), gt(sessions.expiresAt, now)))
    .orderBy(desc(sessions.createdAt))
  const here = hashOf(token)
  return found
    .map(({ session, actsFor }) => ({
      id: session.publicId,
      ...deviceOf(session.userAgent),
      begun_at: session.createdAt.toISOString(),
      seen_at: (session.seenAt ?? session.createdAt).toISOString(),
      is_this: session.tokenHash === here,
      acts_for: actsFor,
    }))
    .sort((a, b) => Number(b.is_this) - Number(a.is_this) || b.seen_at.localeCompare(a.seen_at))
}

/** Ends one of a user's sessions by its public id. @returns whether it was theirs, and still there */
export async function endOwnSession(tx: Db, bus: Bus, userId: number, publicId: string): Promise<boolean> {
  const [ended] = await tx
    .delete(sessions)
    .where(and(isOwnSession(userId), eq(sessions.publicId, publicId)))
    .returning({ userId: sessions.userId })
  if (ended) await viewerChanged(tx, bus, ended.userId)
  return ended !== undefined
}
