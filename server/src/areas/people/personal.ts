import { ofAccount, ofCompany, ofUser, type PersonalRows } from '../../platform/personal.ts'
import { invitations } from './invitation-tables.ts'
import { authenticators, passkeys, recoveryCodes } from './second-factor-tables.ts'
import { loginAttempts, sessions, users } from './tables.ts'

/** What is kept of a login. Secrets are nobody's to read. */
export const peoplePersonal: readonly PersonalRows[] = [
  ofUser('account', users.id, { without: [users.passwordHash, users.mustChangePassword] }),
  ofUser('sessions', sessions.userId, { without: [sessions.tokenHash, sessions.agentId] }),
  ofAccount('login-attempts', loginAttempts.account),
  ofUser('authenticator', authenticators.userId, {
    without: [authenticators.secret, authenticators.nextSecret, authenticators.lastStep],
  }),
  ofUser('recovery-codes', recoveryCodes.userId, { without: [recoveryCodes.codeHash] }),
  ofUser('passkeys', passkeys.userId, { without: [passkeys.credentialId, passkeys.publicKey] }),
  ofAccount('invitations', invitations.email, { without: [invitations.tokenHash] }),
  ofCompany('company-invitations', invitations.customerId, { without: [invitations.tokenHash] }),
  ofCompany('company-users', users.customerId, { without: [users.passwordHash, users.mustChangePassword] }),
]
