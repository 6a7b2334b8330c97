import { and, eq } from 'drizzle-orm'
import type { Bus } from '../../platform/bus.ts'
import type { Db } from '../../platform/database.ts'
import { transaction } from '../../platform/transaction.ts'
import { findLogin } from './accounts.ts'
import { fits } from './passwords/passwords.ts'
import { mayLogIn } from './policy.ts'
import { lockUser, type Way, waysOf } from './second-factor/factors.ts'
import { beginHalfLogin } from './second-factor/half-logins.ts'
import { beginSession, type Entering } from './sessions/begin-session.ts'
import type { StartedSession } from './sessions/sessions.ts'
import { oneTimePasswords } from './tables.ts'

export type Login = Entering & { account: string; password: string }

/** What a right password leads to: a session, or the second step where the user has a second factor. */
type LoggedIn = { readonly userId: number; readonly isOneTime: boolean } & (
  | { readonly session: StartedSession; readonly secondStep?: undefined }
  | { readonly session?: undefined; readonly secondStep: { readonly token: string; readonly ways: readonly Way[] } }
)

/**
 * Starts a session for a user with the right password, their own or a one-time one. A one-time password is used up, and
 * the session must choose a new one; other sessions of the user go on. Takes the same time for an unknown account as
 * for a wrong password.
 * A user with a second factor gets no session yet, and keeps the one before until the second step.
 * @returns undefined for a wrong pair
 */
export async function logIn(db: Db, bus: Bus, login: Login): Promise<LoggedIn | undefined> {
  const { account, password, earlierToken, userAgent, now } = login
  const user = await findLogin(db, account, now)
  const isOwn = await fits(password, user?.passwordHash)
  const isOneTime = !isOwn && (await fits(password, user?.oneTimeHash))
  if (!user || !mayLogIn(user) || !(isOwn || isOneTime)) return undefined

  return transaction(db, async tx => {
    // Setting up a second factor meanwhile ends all other sessions: none may begin behind that.
    await lockUser(tx, user.id)
    if (isOneTime && !(await spend(tx, user.id, user.oneTimeHash!))) return undefined
    const who = { userId: user.id, isOneTime }
    const ways = await waysOf(tx, user.id)
    if (ways.length > 0) {
      const token = await beginHalfLogin(tx, { userId: user.id, mustChangePassword: isOneTime, now })
      return { ...who, secondStep: { token, ways } }
    }
    const session = await beginSession(tx, bus, { user, earlierToken, mustChangePassword: isOneTime, userAgent, now })
    return { ...who, session }
  })
}

/** @returns false when another login used it first, or a newer password has replaced it */
async function spend(tx: Db, userId: number, passwordHash: string): Promise<boolean> {
  const used = await tx
    .delete(oneTimePasswords)
    .where(and(eq(oneTimePasswords.userId, userId), eq(oneTimePasswords.passwordHash, passwordHash)))
    .returning({ userId: oneTimePasswords.userId })
  return used.length > 0
}
