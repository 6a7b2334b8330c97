import { securityPage } from '@fairfloor/domain/people/account-pages'
import { changePasswordPage, loginPage, logoutPage } from '@fairfloor/domain/people/pages'
import { titles } from '@fairfloor/domain/people/titles'
import type { Db } from '../../platform/database.ts'
import type { Platform } from '../../platform/platform.ts'
import type { Letters, LiveShop } from '../seller/index.ts'
import type { Brands } from './access/people-view.ts'
import { registerAccess } from './access/register.ts'
import type { Applicants } from './applicants.ts'
import { makeAttempts } from './attempts.ts'
import { makeConfirmPassword } from './passwords/confirm-password.ts'
import { mailOneTimePasswords } from './passwords/one-time-password.ts'
import { serveLogin } from './routes.ts'
import { makeDemand } from './second-factor/demand.ts'
import { serveFactorDesk } from './second-factor/desk.ts'
import { servePasskeys } from './second-factor/passkey-routes.ts'
import { makeProveOwner, type ProveOwner, serveOwnerProof } from './second-factor/prove-owner.ts'
import { serveSecondFactor } from './second-factor/routes.ts'
import { serveSecondStep } from './second-factor/second-step-routes.ts'
import { tellFactor } from './second-factor/tell.ts'
import { auditSwitchedSessions } from './sessions/audit-switched.ts'
import type { UserFigures } from './sessions/current-user.ts'
import { makeEnter } from './sessions/enter.ts'
import { recogniseViewers } from './sessions/recognise.ts'
import { makeSessionCache } from './sessions/session-cache.ts'
import { serveSessions } from './sessions/session-routes.ts'
import { serveSwitching } from './sessions/switch-routes.ts'

export { changeRights } from './access/change-rights.ts'
export { guardHindrance, hindranceOf } from './access/hindrance.ts'
export { accountOf, findAccount, findUser } from './accounts.ts'
export { visitorForms } from './attempts.ts'
export { blockUser, unblockUser } from './block-user.ts'
export { everyUserOf, loginsOfCustomer } from './customer-people.ts'
export { eraseUser } from './erase.ts'
export { lockAccount } from './lock-account.ts'
export { knowsPassword } from './passwords/knows-password.ts'
export { giveOneTimePassword } from './passwords/one-time-password.ts'
export { fits, guardPassword, hashPassword } from './passwords/passwords.ts'
export { allUsers, peopleById, peopleLike, usersOfCustomers } from './people.ts'
export { peoplePersonal } from './personal.ts'
export { readersById, readersOfBooth, readersOfCustomer, readersOfOperator } from './readers.ts'
export { peopleRetained } from './retained.ts'
export { addUser, saveUser, type UserInput } from './save-user.ts'
export { lockUser } from './second-factor/factors.ts'
export type { ProveOwner } from './second-factor/prove-owner.ts'
export { resetSecondFactor } from './second-factor/reset.ts'
export { countSearch } from './sessions/find-switchable.ts'
export { SESSIONS_CHANNEL, viewerChanged } from './sessions/sessions.ts'
export { shutOut, viewersChanged } from './shut-out.ts'
export { technicalUserOf, technicalViewer } from './technical-users.ts'
export { approversOf, usersWho } from './users-who.ts'

/**
 * Who logs in, and what they may do: login, sessions, passwords, switching, and whom companies and operators let in. Register before every other area, as it sets the viewer of
 * their requests.
 * @param figures what other areas know about a user: basket, unpaid invoices, favourites
 * @param applicants who has registered and may not log in yet
 * @param shop names that make a password too easy to guess
 * @param hasDemo whether the shop is the demo, which demands no second factor of its staff
 * @param brands whose booths staff may stand at
 * @returns what asks the owner of a login to prove that once more, for other areas
 */
export async function registerPeople(
  platform: Platform,
  {
    shop,
    letters,
    hasDemo,
    applicants,
    brands,
    ...figures
  }: UserFigures & {
    applicants: Applicants
    brands: Brands
    shop: LiveShop
    letters: Letters
    hasDemo: (db: Db) => Promise<boolean>
  },
): Promise<{ readonly proveOwner: ProveOwner }> {
  const isDemanded = makeDemand(platform, hasDemo)
  const cache = await makeSessionCache(platform, isDemanded)
  const attempts = makeAttempts(platform)
  const enter = makeEnter(platform, cache)
  const tell = tellFactor(platform, { shop, letters })
  const confirmPassword = makeConfirmPassword(platform, attempts)
  recogniseViewers(platform, cache)
  auditSwitchedSessions(platform)
  serveLogin(platform, { cache, figures, shop, attempts, enter, applicants })
  serveSecondStep(platform, { attempts, enter, tell })
  const security = { attempts, cache, shop, tell, isDemanded, confirmPassword }
  serveSecondFactor(platform, security)
  servePasskeys(platform, security)
  serveOwnerProof(platform, security)
  serveFactorDesk(platform, { cache, tell })
  serveSessions(platform, cache)
  serveSwitching(platform, cache)
  registerAccess(platform, { shop, letters, brands })
  mailOneTimePasswords(platform, { shop, letters })
  describePages(platform)
  return { proveOwner: makeProveOwner(platform, security) }
}

function describePages({ server, pages }: Platform): void {
  pages.describe(loginPage, 'private', ({ language }) => ({ title: titles[language].login }))
  pages.describe(logoutPage, 'private', ({ language }) => ({ title: titles[language].logout }))
  pages.describe(changePasswordPage, 'private', ({ language }) => ({ title: titles[language].changePassword }))
  pages.describe(securityPage, 'private', ({ language }) => ({ title: titles[language].security }))
  // Password managers look there (W3C, A Well-Known URL for Changing Passwords).
  server.get('/.well-known/change-password', (_request, reply) => reply.redirect(changePasswordPage.path, 302))
}
