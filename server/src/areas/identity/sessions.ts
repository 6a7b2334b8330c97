import { and, eq, gt, or } from 'drizzle-orm'
import type { Bus } from '../../platform/bus.ts'
import type { Db } from '../../platform/database.ts'
import { sessions } from './tables.ts'
import { hashOf, newToken } from './tokens.ts'

const DAY_MS = 24 * 60 * 60 * 1000
const LIFE_DAYS = 30
export const SESSION_SECONDS = (LIFE_DAYS * DAY_MS) / 1000

/** Carries the id of a user whose sessions or rights changed; nothing: of anybody. */
export const SESSIONS_CHANNEL = 'sessions'

const lifeFrom = (now: Date) => new Date(now.getTime() + LIFE_DAYS * DAY_MS)

/** Starts a session. @returns the token for the cookie; the database keeps its hash */
export async function startSession(tx: Db, userId: number, now: Date): Promise<string> {
  const token = newToken()
  await tx.insert(sessions).values({ tokenHash: hashOf(token), userId, createdAt: now, expiresAt: lifeFrom(now) })
  return token
}

/** Ends one session, on every server as soon as the transaction commits. */
export async function endSession(tx: Db, bus: Bus, token: string): Promise<void> {
  const [ended] = await tx
    .delete(sessions)
    .where(eq(sessions.tokenHash, hashOf(token)))
    .returning({ userId: sessions.userId })
  if (ended) await viewerChanged(tx, bus, ended.userId)
}

/** Ends every session of a user, also those in which they act for somebody or somebody for them. */
export async function endSessionsOf(tx: Db, bus: Bus, userId: number): Promise<void> {
  await tx.delete(sessions).where(or(eq(sessions.userId, userId), eq(sessions.agentId, userId)))
  await viewerChanged(tx, bus, userId)
}

/**
 * Lets every server read a user anew: their sessions, rights or company changed. To be called in the transaction of the
 * change, by whoever changes users or customers.
 * @param userId nothing: everybody
 */
export const viewerChanged = (tx: Db, bus: Bus, userId?: number): Promise<void> =>
  bus.notify(tx, SESSIONS_CHANNEL, userId === undefined ? '' : String(userId))

/** Turns a session into another user's, or back. @returns whether it was still the session of `from` */
export async function handOver(
  tx: Db,
  token: string,
  from: { userId: number; agentId: number | null },
  to: { userId: number; agentId: number | null },
): Promise<boolean> {
  const mine = and(eq(sessions.tokenHash, hashOf(token)), eq(sessions.userId, from.userId))
  const changed = await tx.update(sessions).set(to).where(mine).returning({ userId: sessions.userId })
  return changed.length > 0
}

/** A used session lives on: once a day its end moves. @returns whether it moved, so that the cookie's does too */
export async function prolong(db: Db, tokenHash: string, expiresAt: Date, now: Date): Promise<boolean> {
  if (lifeFrom(now).getTime() - expiresAt.getTime() < DAY_MS) return false
  const moved = await db
    .update(sessions)
    .set({ expiresAt: lifeFrom(now) })
    .where(and(eq(sessions.tokenHash, tokenHash), gt(sessions.expiresAt, now)))
    .returning({ userId: sessions.userId })
  return moved.length > 0
}
