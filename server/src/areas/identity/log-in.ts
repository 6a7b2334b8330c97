import { and, eq } from 'drizzle-orm'
import type { Bus } from '../../platform/bus.ts'
import type { Db } from '../../platform/database.ts'
import { transaction } from '../../platform/transaction.ts'
import { findLogin } from './accounts.ts'
import { fits } from './passwords.ts'
import { mayLogIn } from './policy.ts'
import { endSession, startSession } from './sessions.ts'
import { oneTimePasswords, users } from './tables.ts'

export type Login = {
  account: string
  password: string
  /** The browser's previous session, which this login ends. */
  earlierToken: string | undefined
  now: Date
}

/**
 * Starts a session for a user with the right password, their own or a one-time one. A one-time password is used up, and
 * the session must choose a new one; other sessions of the user go on. Takes the same time for an unknown account as
 * for a wrong password.
 * @returns the session and its user, or undefined for a wrong pair
 */
export async function logIn(db: Db, bus: Bus, { account, password, earlierToken, now }: Login) {
  const user = await findLogin(db, account, now)
  const isOwn = await fits(password, user?.passwordHash)
  const isOneTime = !isOwn && (await fits(password, user?.oneTimeHash))
  if (!user || !mayLogIn(user) || !(isOwn || isOneTime)) return undefined

  return transaction(db, async tx => {
    if (isOneTime && !(await spend(tx, user.id, user.oneTimeHash!))) return undefined
    if (earlierToken) await endSession(tx, bus, earlierToken)
    await tx.update(users).set({ lastLoginAt: now }).where(eq(users.id, user.id))
    const session = await startSession(tx, { user, loggedInAt: now, mustChangePassword: isOneTime })
    return { ...session, userId: user.id, isOneTime }
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
