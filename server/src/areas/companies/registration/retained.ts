import { isNull } from 'drizzle-orm'
import type { Retained } from '../../../platform/retention.ts'
import { registrations } from '../registration-tables.ts'

/** An address that was never confirmed perhaps belongs to somebody else; a refused company may ask why for half a year. */
export const companiesRetained: readonly Retained[] = [
  {
    what: 'Registrations that were not confirmed',
    days: 7,
    after: 'the end of their link',
    since: registrations.expiresAt,
    only: isNull(registrations.confirmedAt),
  },
  { what: 'Refused registrations', days: 180, after: 'the refusal', since: registrations.refusedAt },
  { what: 'Approved registrations', days: 365, after: 'the approval', since: registrations.approvedAt },
]
