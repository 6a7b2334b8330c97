import { changePasswordPage, loginPage, logoutPage } from '@fairfloor/domain/identity/pages'
import { titles } from '@fairfloor/domain/identity/titles'
import type { Platform } from '../../platform/platform.ts'
import type { Letters, LiveShop } from '../seller/index.ts'
import { auditSwitchedSessions } from './audit-switched.ts'
import { serveCompany } from './company-routes.ts'
import type { UserFigures } from './current-user.ts'
import { mailOneTimePasswords } from './one-time-password.ts'
import { recogniseViewers } from './recognise.ts'
import { serveLogin } from './routes.ts'
import { makeSessionCache } from './session-cache.ts'
import { serveSwitching } from './switch-routes.ts'
import type { WriteAudit } from './switch-user.ts'

export { accountOf, findAccount } from './accounts.ts'
export { blockUser, unblockUser } from './block-user.ts'
export { type Address, type Buyer, buyerOf } from './buyers.ts'
export { changeRights } from './change-rights.ts'
export type { UserFigures } from './current-user.ts'
export { type CustomerTerms, lockCustomer, saveTerms } from './customer-terms.ts'
export {
  addressesOf,
  type Customer,
  companyNames,
  customerByNumber,
  customerOf,
  shippingAddresses,
  usersOfCustomers,
} from './customers.ts'
export { customersLike, type FoundCustomer, findCustomers, foundCustomer } from './find-customers.ts'
export { knowsPassword } from './knows-password.ts'
export { giveOneTimePassword } from './one-time-password.ts'
export { hashPassword, unknownPassword } from './passwords.ts'
export { allUsers, type Person, peopleById, peopleLike } from './people.ts'
export { postalAddress } from './postal-address.ts'
export { priceGroupNames } from './price-groups.ts'
export { readersById, readersOfBrand, readersOfCustomer, readersOfOperator, readersOfOrganiser } from './readers.ts'
export { identityRetained } from './retained.ts'
export { type AddressInput, type CustomerInput, saveAddress, saveCustomer, savePriceGroup } from './save-customer.ts'
export { saveUser, type UserInput } from './save-user.ts'
export { endSessionsOf, SESSIONS_CHANNEL, viewerChanged } from './sessions.ts'
export { technicalUserOf, technicalViewer } from './technical-users.ts'
export { hashOf, isToken, newToken } from './tokens.ts'
export { usersWho } from './users-who.ts'
export { confirmationsOf, confirmVatId, saveVatId, withdrawVatId } from './vat-ids.ts'

/**
 * Authentication: login, sessions, passwords, switching. Register before every other area, as it sets the viewer of
 * their requests.
 * @param figures what other areas know about a user: basket, unpaid invoices, favourites
 * @param shop names that make a password too easy to guess
 * @param writeAudit writes an entry to the audit log
 */
export async function registerIdentity(
  platform: Platform,
  {
    writeAudit,
    shop,
    letters,
    ...figures
  }: UserFigures & {
    writeAudit: WriteAudit
    shop: LiveShop
    letters: Letters
  },
): Promise<void> {
  const cache = await makeSessionCache(platform)
  recogniseViewers(platform, cache)
  auditSwitchedSessions(platform, writeAudit)
  serveLogin(platform, { cache, figures, shop })
  serveSwitching(platform, cache, writeAudit)
  serveCompany(platform, writeAudit)
  mailOneTimePasswords(platform, { shop, letters })
  describePages(platform)
}

function describePages({ server, pages }: Platform): void {
  pages.describe(loginPage, 'private', ({ language }) => ({ title: titles[language].login }))
  pages.describe(logoutPage, 'private', ({ language }) => ({ title: titles[language].logout }))
  pages.describe(changePasswordPage, 'private', ({ language }) => ({ title: titles[language].changePassword }))
  // Password managers look there (W3C, A Well-Known URL for Changing Passwords).
  server.get('/.well-known/change-password', (_request, reply) => reply.redirect(changePasswordPage.path, 302))
}
