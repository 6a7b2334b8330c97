import type { Retained } from '../../platform/retention.ts'
import { invitations } from './tables.ts'

/** They hold addresses of people who may never have come. */
export const accountsRetained: readonly Retained[] = [
  { what: 'Invitations', days: 30, after: 'their end', since: invitations.expiresAt },
]
