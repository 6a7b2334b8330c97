import { generalRefusals } from '../general-refusals.ts'
import { refuser, says } from '../refusal.ts'

/** What this area refuses. */
export const refusals = {
  no_newcomer_week: says(404, 'There is no Newcomer Week.'),
} as const

export const refuse = refuser({ ...generalRefusals, ...refusals })
