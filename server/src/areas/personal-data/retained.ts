import { and, eq, isNull } from 'drizzle-orm'
import type { Retained } from '../../platform/retention.ts'
import { mails } from '../../platform/tables.ts'
import { ERASED_MAIL } from './erasure-mails.ts'

/** It is the last row that names the person. A mail server may be away for days: what was not sent waits for it. */
export const personalDataRetained: readonly Retained[] = [
  {
    what: 'Mails that an account is erased',
    days: 1,
    after: 'their sending',
    since: mails.sentAt,
    only: eq(mails.kind, ERASED_MAIL),
  },
  {
    what: 'Mails that an account is erased, which could not be sent',
    days: 30,
    after: 'their writing',
    since: mails.createdAt,
    only: and(eq(mails.kind, ERASED_MAIL), isNull(mails.sentAt)),
  },
]
