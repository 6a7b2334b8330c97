import { generalRefusals, platformRefusals } from '../general-refusals.ts'
import { refuser, says } from '../refusal.ts'

/** What this area refuses. */
export const refusals = {
  promotion_over: says(409, 'This promotion is over.'),
  promotion_incomplete: says(422, 'This promotion is not complete.'),
  banner_incomplete: says(422, 'This banner is not complete.'),
  window_out_of_order: says(422, 'The end lies before the start.'),
  not_in_range: says(422, 'Not all of these are in the range.'),
} as const

export const refuse = refuser({ ...generalRefusals, ...platformRefusals, ...refusals })
