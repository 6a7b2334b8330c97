import { ofAccount, type PersonalRows } from './personal.ts'
import { mails } from './tables.ts'

/** Mails to a person. Their HTML says the same as their text. */
export const platformPersonal: readonly PersonalRows[] = [
  ofAccount('mails', mails.recipient, { without: [mails.html, mails.secret, mails.error, mails.secretFor] }),
]
