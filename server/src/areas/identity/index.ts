import { securityPage } from '@fairfloor/domain/identity/account-pages'
import { changePasswordPage, loginPage, logoutPage } from '@fairfloor/domain/identity/pages'
import { titles } from '@fairfloor/domain/identity/titles'
import type { Db } from '../../platform/database.ts'
import type { Platform } from '../../platform/platform.ts'
import type { Letters, LiveShop } from '../seller/index.ts'
import type { Applicants } from './applicants.ts'
import { makeAttempts } from './attempts.ts'
import { auditSwitchedSessions } from './audit-switched.ts'
import { serveCompany } from './company-routes.ts'
import { makeConfirmPassword } from './confirm-password.ts'
import type { UserFigures } from './current-user.ts'
import { makeEnter } from './enter.ts'
import { mailOneTimePasswords } from './one-time-password.ts'
import { recogniseViewers } from './recognise.ts'
import { serveLogin } from './routes.ts'
import { makeDemand } from './second-factor/demand.ts'
import { serveFactorDesk } from './second-factor/desk.ts'
import { servePasskeys } from './second-factor/passkey-routes.ts'
import { makeProveOwner, type ProveOwner, serveOwnerProof } from './second-factor/prove-owner.ts'
import { serveSecondFactor } from './second-factor/routes.ts'
import { serveSecondStep } from './second-factor/second-step-routes.ts'
import { tellFactor } from './second-factor/tell.ts'
import { makeSessionCache } from './session-cache.ts'
import { serveSessions } from './session-routes.ts'
import { serveSwitching } from './switch-routes.ts'
import type { WriteAudit } from './switch-user.ts'

export { accountOf, findAccount, findUser } from './accounts.ts'
export { type AlikeCustomer, addCustomer, alikeCustomers, plainNumberOf } from './add-customer.ts'
export { visitorForms } from './attempts.ts'
export { blockCustomer, customerChanged, unblockCustomer } from './block-customer.ts'
export { blockUser, unblockUser } from './block-user.ts'
export { type Address, type Buyer, buyerOf, holdCustomer, postalAddress } from './buyers.ts'
export { changeRights } from './change-rights.ts'
export {
  type Colleague,
  colleaguesOf,
  guardManager,
  isManager,
  lockColleagues,
  personAmong,
  removeUser,
} from './colleagues.ts'
export {
  addAddress,
  changeAddress,
  companyAddresses,
  deleteAddress,
  editedOf,
  lockAddress,
  makeUsual,
} from './company-addresses.ts'
export type { UserFigures } from './current-user.ts'
export { accountsOfCustomer, everyUserOf, failedLoginsOf, sessionsOfCustomer } from './customer-people.ts'
export { type CustomerStanding, type CustomerTerms, lockCustomer, saveStanding, saveTerms } from './customer-terms.ts'
export {
  addressesOf,
  type Customer,
  companyNames,
  customerByNumber,
  customerOf,
  shippingAddresses,
  usersOfCustomers,
} from './customers.ts'
export { eraseUser } from './erase.ts'
export { customersLike, type FoundCustomer, findCustomers, foundCustomer } from './find-customers.ts'
export { countSearch } from './find-switchable.ts'
export { whoMayLetIn } from './inviters.ts'
export { knowsPassword } from './knows-password.ts'
export { lockAccount } from './lock-account.ts'
export { hashChosen } from './new-password.ts'
export { customersNotPrintable } from './not-printable.ts'
export { askForPassword, giveOneTimePassword } from './one-time-password.ts'
export { commonPasswords, fits, hashPassword, unknownPassword } from './passwords.ts'
export { allUsers, type Person, peopleById, peopleLike } from './people.ts'
export { identityPersonal } from './personal.ts'
export { priceGroupNames } from './price-groups.ts'
export { readersById, readersOfBrand, readersOfCustomer, readersOfOperator, readersOfOrganiser } from './readers.ts'
export { identityRetained } from './retained.ts'
export { type AddressInput, type CustomerInput, saveAddress, saveCustomer, savePriceGroup } from './save-customer.ts'
export { addUser, saveUser, type UserInput } from './save-user.ts'
export { lockFactors as lockUser } from './second-factor/factors.ts'
export type { ProveOwner } from './second-factor/prove-owner.ts'
export { resetSecondFactor } from './second-factor/reset.ts'
export { endSessionsOf, SESSIONS_CHANNEL, viewerChanged } from './sessions.ts'
export {
  type FoundPerson,
  findPeople,
  findPerson,
  lockOperators,
  operatorIds,
  type StaffFacts,
  setStaff,
} from './staff.ts'
export { technicalUserOf, technicalViewer } from './technical-users.ts'
export { hashOf, isToken, newToken } from './tokens.ts'
export { usersWho } from './users-who.ts'
export { confirmationsOf, confirmVatId, saveVatId, withdrawVatId } from './vat-ids.ts'

/**
 * Authentication: login, sessions, passwords, switching. Register before every other area, as it sets the viewer of
 * their requests.
 * @param figures what other areas know about a user: basket, unpaid invoices, favourites
 * @param applicants who has registered and may not log in yet
 * @param shop names that make a password too easy to guess
 * @param hasDemo whether the shop is the demo, which demands no second factor of its staff
 * @param writeAudit writes an entry to the audit log
 * @returns what asks the owner of a login to prove that once more, for other areas
 */
export async function registerIdentity(
  platform: Platform,
  {
    writeAudit,
    shop,
    letters,
    hasDemo,
    applicants,
    ...figures
  }: UserFigures & {
    applicants: Applicants
    writeAudit: WriteAudit
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
  auditSwitchedSessions(platform, writeAudit)
  serveLogin(platform, { cache, figures, shop, attempts, enter, applicants })
  serveSecondStep(platform, { attempts, enter, tell })
  const security = { attempts, cache, shop, tell, isDemanded, confirmPassword }
  serveSecondFactor(platform, security)
  servePasskeys(platform, security)
  serveOwnerProof(platform, security)
  serveFactorDesk(platform, { cache, tell, writeAudit })
  serveSessions(platform, cache)
  serveSwitching(platform, cache, writeAudit)
  serveCompany(platform, writeAudit)
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
