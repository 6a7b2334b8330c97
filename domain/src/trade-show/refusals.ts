import { generalRefusals } from '../general-refusals.ts'
import { refuser, says } from '../refusal.ts'

/** What this area refuses. */
export const refusals = {
  no_show: says(404, 'No trade show is planned at the moment.'),
  edition_exists: says(409, 'There is an edition of this name already.'),
  edition_running: {
    status: 409,
    text: ({ name }: { name: string }) => `${name} is not over yet: customers could no longer confirm or release.`,
  },
  day_out_of_range: says(422, 'No trade show can begin on this day.'),
  dates_out_of_order: says(422, 'These dates do not follow each other.'),
} as const

export const refuse = refuser({ ...generalRefusals, ...refusals })
