import { isNull } from 'drizzle-orm'
import { KEY_DAYS } from './idempotency.ts'
import type { Retained } from './retention.ts'
import { idempotencyKeys, mails, outboxEvents } from './tables.ts'

/** Retention periods of the platform's own rows. An event that no handler could process stays until somebody has looked at it. */
export const platformRetained: readonly Retained[] = [
  { what: 'Idempotency keys with their answers', days: KEY_DAYS, after: 'the call', since: idempotencyKeys.createdAt },
  { what: 'Handled events of the outbox', days: 7, after: 'their handling', since: outboxEvents.handledAt },
  { what: 'Sent mails', days: 90, after: 'their sending', since: mails.sentAt },
  {
    what: 'Mails that were not sent',
    days: 365,
    after: 'their writing',
    since: mails.createdAt,
    only: isNull(mails.sentAt),
  },
]
