import { refuse } from '@fairfloor/domain/people/refusals'
import type { Viewer } from '@fairfloor/domain/viewer'
import { eq } from 'drizzle-orm'
import type { Bus } from '../../../platform/bus.ts'
import type { Db } from '../../../platform/database.ts'
import { transaction } from '../../../platform/transaction.ts'
import { halfLogins } from '../second-factor-tables.ts'
import { endSessionsOf, ownSession, type StartedSession, startSession } from '../sessions/sessions.ts'
import { oneTimePasswords, users } from '../tables.ts'
import { fits, guardPassword, hashPassword } from './passwords.ts'

export type Change = {
  viewer: Viewer
  token: string
  newPassword: string
  oldPassword: string | undefined
  /** Names of the shop and its seller. */
  sellerNames: readonly string[]
}

/** Counts an attempt at the old password like a login. */
type Guess = (check: () => Promise<true | undefined>) => Promise<true | undefined>

/**
 * Sets a new password and ends all sessions of the user. The current session is replaced by a new one with the same
 * end. After a login with a one-time password the old one is not required.
 * @returns the new session
 * @throws Refusal password_too_short, password_too_common, password_not_new, wrong_old_password, or login_required when
 * the session has ended meanwhile
 */
export async function changePassword(db: Db, bus: Bus, change: Change, guess: Guess): Promise<StartedSession> {
  const { viewer, token, newPassword, oldPassword, sellerNames } = change
  const names = [viewer.email, viewer.name, viewer.company ?? '', ...sellerNames]
  await guardPassword(newPassword, names, 'new_password')
  const [user] = await db.select().from(users).where(eq(users.id, viewer.userId))
  if (!user) throw refuse('login_required')
  if (!viewer.mustChangePassword) {
    const isRight = async () => (await fits(oldPassword ?? '', user.passwordHash)) || undefined
    if (!(await guess(isRight))) throw refuse('wrong_old_password').at('old_password')
    if (newPassword === oldPassword) throw refuse('password_not_new').at('new_password')
  }
  const passwordHash = await hashPassword(newPassword)

  return transaction(db, async tx => {
    await tx.update(users).set({ passwordHash, mustChangePassword: false }).where(eq(users.id, user.id))
    const { createdAt, userAgent } = await ownSession(tx, token, viewer)
    for (const table of [oneTimePasswords, halfLogins]) await tx.delete(table).where(eq(table.userId, user.id))
    await endSessionsOf(tx, bus, user.id)
    return startSession(tx, { user, loggedInAt: createdAt, mustChangePassword: false, userAgent })
  })
}
