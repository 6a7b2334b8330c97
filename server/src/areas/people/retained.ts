import type { Retained } from '../../platform/retention.ts'
import { invitations } from './invitation-tables.ts'
import { halfLogins, passkeyChallenges } from './second-factor-tables.ts'
import { loginAttempts, oneTimePasswords, sessions } from './tables.ts'

/** Expired rows decide nothing; they are deleted because they show who was here, and from where. */
export const peopleRetained: readonly Retained[] = [
  { what: 'Sessions', days: 0, after: 'their end', since: sessions.expiresAt },
  { what: 'One-time passwords', days: 0, after: 'their end', since: oneTimePasswords.expiresAt },
  { what: 'Logins without their second step', days: 0, after: 'their end', since: halfLogins.expiresAt },
  { what: 'Questions to passkeys', days: 0, after: 'their end', since: passkeyChallenges.expiresAt },
  { what: 'Counted login attempts', days: 1, after: 'the attempt', since: loginAttempts.at },
  // They hold addresses of people who may never have come.
  { what: 'Invitations', days: 30, after: 'their end', since: invitations.expiresAt },
]
