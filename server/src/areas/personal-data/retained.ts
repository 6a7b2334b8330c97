import { eq } from 'drizzle-orm'
import type { Retained } from '../../platform/retention.ts'
import { mails } from '../../platform/tables.ts'
import { ERASED_MAIL } from './erasure-mails.ts'

/** It is the last row that names the person. */
export const personalDataRetained: readonly Retained[] = [
  {
    what: 'Mails that an account is erased',
    days: 1,
    after: 'their writing',
    since: mails.createdAt,
    only: eq(mails.kind, ERASED_MAIL),
  },
]
