import { and, eq } from 'drizzle-orm'
import type { Bus } from '../../platform/bus.ts'
import type { Db } from '../../platform/database.ts'
import { transaction } from '../../platform/transaction.ts'
import { findLogin } from './accounts.ts'
import { fits } from './passwords.ts'
import { mayLogIn } from './policy.ts'
import { endSession, startSession } from './sessions.ts'
import { oneTimePasswords } from './tables.ts'

export type Login = {
  account: string
  password: string
  /** The browser's earlier session, which ends with this login. */
  earlierToken: string | undefined
  now: Date
}

/**
 * Starts a session for who knows the password, their own or a one-time one. A one-time password is used up by it, and a new
 * one must be chosen in this session; other sessions of the user are left alone.
 * Takes the same time for an unknown account as for a known one with a wrong password.
 * @returns the session and whose it is, or undefined for a wrong pair
 */
export async function logIn(db: Db, bus: Bus, { account, password, earlierToken, now }: Login) {
  const user = await findLogin(db, account, now)
  const isOwn = await fits(password, user?.passwordHash)
  const isOneTime = !isOwn && (await fits(password, user?.oneTimeHash))
  if (!user || !mayLogIn(user) || !(isOwn || isOneTime)) return undefined

  return transaction(db, async tx => {
    if (isOneTime && !(await spend(tx, user.id, user.oneTimeHash!))) return undefined
    if (earlierToken) await endSession(tx, bus, earlierToken)
    const session = await startSession(tx, { user, loggedInAt: now, mustChangePassword: isOneTime })
    return { ...session, userId: user.id, isOneTime }
  })
}

/** @returns false when another login was faster, or a newer password has taken its place */
async function spend(tx: Db, userId: number, passwordHash: string): Promise<boolean> {
  const used = await tx
    .delete(oneTimePasswords)
    .where(and(eq(oneTimePasswords.userId, userId), eq(oneTimePasswords.passwordHash, passwordHash)))
    .returning({ userId: oneTimePasswords.userId })
  return used.length > 0
}
