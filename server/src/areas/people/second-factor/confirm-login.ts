import type { Bus } from '../../../platform/bus.ts'
import type { Db } from '../../../platform/database.ts'
import { findUser } from '../accounts.ts'
import { mayLogIn } from '../policy.ts'
import { beginSession, type Entering } from '../sessions/begin-session.ts'
import type { StartedSession } from '../sessions/sessions.ts'
import { spendCode } from './authenticator.ts'
import { lockUser } from './factors.ts'
import { finishHalfLogin, type HalfLogin } from './half-logins.ts'
import { recoveryCodesLeft, spendRecoveryCode } from './recovery-codes.ts'
import type { TellFactor } from './tell.ts'

/** The second step of a login, by any factor. */
export type SecondStep = Entering & { half: HalfLogin }

/**
 * Starts the session of a login whose password was right, with a code of the authenticator or a recovery code, which is
 * used up by that.
 * @param realNow the time by which the phone makes codes
 * @returns undefined for a wrong code
 */
export async function confirmLogin(
  tx: Db,
  { bus, tell }: { bus: Bus; tell: TellFactor },
  { code, realNow, ...step }: SecondStep & { code: string; realNow: Date },
): Promise<(StartedSession & { readonly by: 'authenticator' | 'recovery code' }) | undefined> {
  const { userId } = step.half
  await lockUser(tx, userId)
  const isApp = await spendCode(tx, userId, code, realNow)
  if (!isApp && !(await spendRecoveryCode(tx, userId, code, step.now))) return undefined
  const session = await finishLogin(tx, bus, step)
  if (!session) return undefined
  if (!isApp) await tell(tx, userId, { what: 'code used', left: await recoveryCodesLeft(tx, userId) })
  return { ...session, by: isApp ? 'authenticator' : 'recovery code' }
}

/** Starts the session once the second step is right. @returns undefined when the login is over, or the user blocked */
export async function finishLogin(tx: Db, bus: Bus, step: SecondStep): Promise<StartedSession | undefined> {
  const { half, ...entering } = step
  const user = await findUser(tx, half.userId)
  if (!user || !mayLogIn(user) || !(await finishHalfLogin(tx, half.token))) return undefined
  return beginSession(tx, bus, { ...entering, user, mustChangePassword: half.mustChangePassword })
}

/** Starts a session for the owner of a passkey that was just used. @returns undefined if the owner may not log in */
export async function loginWithoutPassword(
  tx: Db,
  bus: Bus,
  { userId, ...entering }: Entering & { userId: number },
): Promise<StartedSession | undefined> {
  const user = await findUser(tx, userId)
  if (!user || !mayLogIn(user)) return undefined
  return beginSession(tx, bus, { ...entering, user, mustChangePassword: false })
}
