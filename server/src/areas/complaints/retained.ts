import { isNull } from 'drizzle-orm'
import type { Retained } from '../../platform/retention.ts'
import { complaints } from './tables.ts'

/**
 * A complaint is deleted with its messages when nobody can claim anything of the goods any more; its photos follow as
 * unused ones. What it ended in stands in the order and the credit note.
 */
export const complaintsRetained: readonly Retained[] = [
  { what: 'Complaints', days: 730, after: 'their closing', since: complaints.closedAt },
  {
    what: 'Complaints that nobody closed',
    days: 1095,
    after: 'the decision',
    since: complaints.decidedAt,
    only: isNull(complaints.closedAt),
  },
]
