import { generalRefusals } from '../general-refusals.ts'
import { refuser, says } from '../refusal.ts'

/** What this area refuses. */
export const refusals = {
  no_show: says(404, 'No trade show is planned at the moment.'),
  dates_out_of_order: says(422, 'These dates do not follow each other.'),
} as const

export const refuse = refuser({ ...generalRefusals, ...refusals })
