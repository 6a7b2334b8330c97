import { eq } from 'drizzle-orm'
import type { Bus } from '../../../platform/bus.ts'
import type { Db } from '../../../platform/database.ts'
import { users } from '../tables.ts'
import { endSession, type StartedSession, startSession } from './sessions.ts'

/** What a browser brings to a login. */
export type Entering = {
  /** Its previous session, which the login ends. */
  earlierToken: string | undefined
  userAgent: string
  now: Date
}

type Begin = Entering & { user: { id: number; customerId: number | null }; mustChangePassword: boolean }

/** Starts the session of a login whose every step was right. */
export async function beginSession(tx: Db, bus: Bus, begin: Begin): Promise<StartedSession> {
  const { user, earlierToken, userAgent, mustChangePassword, now } = begin
  if (earlierToken) await endSession(tx, bus, earlierToken)
  await tx.update(users).set({ lastLoginAt: now }).where(eq(users.id, user.id))
  return startSession(tx, { user, loggedInAt: now, mustChangePassword, userAgent })
}
