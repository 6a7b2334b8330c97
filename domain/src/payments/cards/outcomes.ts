/**
 * What came of an event of the provider. Booked: it paid the order; refunded: its money went back at once; noted: it says
 * how a try has ended; repeated: it says what is known; other sum, unknown: it does not fit, and a person has to look.
 */
export const cardOutcomes = ['booked', 'refunded', 'noted', 'repeated', 'other sum', 'unknown'] as const

export type CardOutcome = (typeof cardOutcomes)[number]
