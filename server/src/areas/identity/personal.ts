import { ofAccount, ofCompany, ofUser, type PersonalRows } from '../../platform/personal.ts'
import { authenticators, passkeys, recoveryCodes } from './second-factor-tables.ts'
import { addresses, customers, loginAttempts, sessions, users, vatConfirmations } from './tables.ts'

/** What is kept of a login, and of a company. Secrets are nobody's to read. */
export const identityPersonal: readonly PersonalRows[] = [
  ofUser('account', users.id, { without: [users.passwordHash, users.mustChangePassword] }),
  ofUser('sessions', sessions.userId, { without: [sessions.tokenHash, sessions.agentId] }),
  ofAccount('login-attempts', loginAttempts.account),
  ofUser('authenticator', authenticators.userId, {
    without: [authenticators.secret, authenticators.nextSecret, authenticators.lastStep],
  }),
  ofUser('recovery-codes', recoveryCodes.userId, { without: [recoveryCodes.codeHash] }),
  ofUser('passkeys', passkeys.userId, { without: [passkeys.credentialId, passkeys.publicKey] }),
  ofCompany('company', customers.id),
  ofCompany('company-users', users.customerId, { without: [users.passwordHash, users.mustChangePassword] }),
  ofCompany('company-addresses', addresses.customerId),
  ofCompany('company-vat-ids', vatConfirmations.customerId),
]
