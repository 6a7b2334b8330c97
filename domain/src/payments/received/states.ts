/** What is shown of the payments: all, those of which something is left, those that were taken back. */
export const paymentStates = ['all', 'left', 'taken back'] as const

export type PaymentState = (typeof paymentStates)[number]

/** What is decided of a sum on a bank's statement. */
export const entryStates = ['open', 'booked', 'set aside'] as const

export type EntryState = (typeof entryStates)[number]

/** Why an entry of a bank file was not taken. */
export const leftOutReasons = [
  'debit',
  'reversal',
  'batch',
  'pending',
  'currency',
  'account',
  'amount',
  'date',
  'known',
] as const

export type LeftOutReason = (typeof leftOutReasons)[number]

/** How money comes in that somebody books by hand. */
export const handMethods = ['transfer', 'cash', 'direct debit'] as const

export type HandMethod = (typeof handMethods)[number]
