import { generalRefusals } from '../general-refusals.ts'
import { refuser, says } from '../refusal.ts'

/** What this area refuses. */
export const refusals = {
  search_too_short: says(422, 'Please type at least 2 characters.'),
} as const

export const refuse = refuser({ ...generalRefusals, ...refusals })
