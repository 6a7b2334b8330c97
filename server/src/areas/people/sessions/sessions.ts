import { refuse } from '@fairfloor/domain/general-refusals'
import { sessionEnd } from '@fairfloor/domain/people/session'
import { and, eq, isNull, ne, or } from 'drizzle-orm'
import type { Bus } from '../../../platform/bus.ts'
import type { Db } from '../../../platform/database.ts'
import { hashOf, newToken } from '../../../platform/tokens.ts'
import { sessions } from '../tables.ts'

/** Carries the id of a user whose sessions or rights changed; empty: everybody. */
export const SESSIONS_CHANNEL = 'sessions'

export type StartedSession = {
  /** For the cookie; the database stores its hash. */
  readonly token: string
  readonly expiresAt: Date
}

type Begin = {
  user: { id: number; customerId: number | null }
  loggedInAt: Date
  /** Whether a new password must be chosen before anything else. */
  mustChangePassword: boolean
  /** What the browser says it is. */
  userAgent: string
}

/** Longer ones say no more. */
const USER_AGENT_MOST = 300

export async function startSession(
  tx: Db,
  { user, loggedInAt, mustChangePassword, userAgent }: Begin,
): Promise<StartedSession> {
  const token = newToken()
  const expiresAt = sessionEnd(loggedInAt, user.customerId === null)
  await tx.insert(sessions).values({
    tokenHash: hashOf(token),
    userId: user.id,
    createdAt: loggedInAt,
    expiresAt,
    mustChangePassword,
    userAgent: userAgent.slice(0, USER_AGENT_MOST),
    seenAt: loggedInAt,
  })
  return { token, expiresAt }
}

/**
 * The session of a token, locked until the transaction ends, if it still belongs to the user.
 * @throws Refusal login_required
 */
export async function ownSession(tx: Db, token: string, { userId }: { userId: number }) {
  const mine = and(eq(sessions.tokenHash, hashOf(token)), eq(sessions.userId, userId))
  const [session] = await tx.select().from(sessions).where(mine).for('update')
  if (!session) throw refuse('login_required')
  return session
}

/** Ends one session, on every server when the transaction commits. */
export async function endSession(tx: Db, bus: Bus, token: string): Promise<void> {
  const [ended] = await tx
    .delete(sessions)
    .where(eq(sessions.tokenHash, hashOf(token)))
    .returning({ userId: sessions.userId })
  if (ended) await viewerChanged(tx, bus, ended.userId)
}

/** Ends the sessions of a user but the one with a token. @returns how many, among them those in which they act as somebody */
export async function endOtherSessionsOf(tx: Db, bus: Bus, userId: number, token: string): Promise<number> {
  const ended = await tx
    .delete(sessions)
    .where(and(isOwnSession(userId), ne(sessions.tokenHash, hashOf(token))))
    .returning({ userId: sessions.userId })
  await viewersChanged(tx, bus, [userId, ...ended.map(one => one.userId)])
  return ended.length
}

/** Sessions that a user has begun: as an agent also those in which they act as somebody; not those of agents who act as them. */
export const isOwnSession = (userId: number) =>
  or(and(eq(sessions.userId, userId), isNull(sessions.agentId)), eq(sessions.agentId, userId))

/** Ends every session of a user, also those in which they act as somebody or somebody acts as them. */
export async function endSessionsOf(tx: Db, bus: Bus, userId: number): Promise<void> {
  await tx.delete(sessions).where(or(eq(sessions.userId, userId), eq(sessions.agentId, userId)))
  await viewerChanged(tx, bus, userId)
}

/**
 * Makes every server reload a user whose sessions, rights or company changed. Call in the transaction that changes
 * users or customers.
 * @param userId undefined: everybody
 */
export const viewerChanged = (tx: Db, bus: Bus, userId?: number): Promise<void> =>
  bus.notify(tx, SESSIONS_CHANNEL, userId === undefined ? '' : String(userId))

const viewersChanged = async (tx: Db, bus: Bus, userIds: readonly number[]): Promise<void> => {
  for (const userId of new Set(userIds)) await viewerChanged(tx, bus, userId)
}

/** Switches a session to another user, or back. @returns whether it was still the session of `from` */
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
