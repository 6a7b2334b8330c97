import { generalRefusals, platformRefusals } from '../../general-refusals.ts'
import { refuser, says } from '../../refusal.ts'

/** What this area refuses. */
export const refusals = {
  tiers_not_rising: says(422, 'Each tier begins at more and pays more than the one before it.'),
  year_not_over: says(409, 'The bonus of a year is paid when the year is over.'),
  year_paid: says(409, 'The bonus of this year has been paid: its tiers stay.'),
} as const

export const refuse = refuser({ ...generalRefusals, ...platformRefusals, ...refusals })
