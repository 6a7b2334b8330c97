import { generalRefusals, platformRefusals } from '../general-refusals.ts'
import { refuser, says } from '../refusal.ts'

/** What this area refuses. */
export const refusals = {
  not_enough_free: {
    status: 409,
    text: ({ free }: { free: number | null }) =>
      free === null
        ? 'The stock of this article was never counted. Please count it first.'
        : `Only ${free} pieces of this are free. Please move no more into the outlet.`,
  },
  date_passed: says(422, 'The best-before date has passed.'),
  lot_withdrawn: says(409, 'This lot was withdrawn already.'),
} as const

export const refuse = refuser({ ...generalRefusals, ...platformRefusals, ...refusals })
