import { MB } from '../../bytes.ts'
import { endpoint } from '../../endpoint.ts'
import type * as shapes from './bank-shapes.ts'

export type { Entry, Match } from './bank-shapes.ts'
// Every page knows what the desk's pages ask for first; the changes come with the desk.
export { getBankEntries } from './reads-contract.ts'

/** A year of a busy account is a tenth of it. */
const FILE_LIMIT = 8 * MB

export const uploadBankFile = endpoint<typeof shapes.uploadBankFile>()({
  method: 'POST',
  path: '/api/admin/bank-files',
  summary: 'Takes a bank’s statement (CAMT.053): its incoming sums, each once; says what it has left out, and why',
  who: 'operator',
  sends: 'files',
  bodyLimit: FILE_LIMIT,
  refusals: ['bank_file_unreadable', 'bank_file_unknown', 'bank_file_other_account'],
})

export const bookCertain = endpoint<typeof shapes.bookCertain>()({
  method: 'POST',
  path: '/api/admin/bank-entries/book-certain',
  summary: 'Books every open sum of which it is certain what it is for',
  who: 'operator',
  idempotent: true,
})

export const bookEntry = endpoint<typeof shapes.bookEntry>()({
  method: 'POST',
  path: '/api/admin/bank-entries/:entry_id/book',
  summary: 'Books a sum as a payment of a customer',
  description:
    'What looks like a mistake is 409 `payment_doubtful` until what was `asked` is `confirmed`: an invoice or order that is paid already, the same sum of the same day that was booked without the bank.',
  who: 'operator',
  idempotent: true,
  refusals: ['entry_decided', 'payment_doubtful'],
})

export const decideEntry = endpoint<typeof shapes.decideEntry>()({
  method: 'PUT',
  path: '/api/admin/bank-entries/:entry_id/state',
  summary: 'Sets a sum aside that is no customer’s payment, or takes it up again',
  who: 'operator',
  refusals: ['entry_decided'],
})
