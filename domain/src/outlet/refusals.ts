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
  unknown_lot: says(404, 'There is no such lot in the outlet.'),
  not_enough_left: {
    status: 409,
    text: ({ left }: { left: number | null }) =>
      left === null
        ? 'So many pieces are not left of this.'
        : left === 0
          ? 'Nothing is left of this.'
          : `Only ${left} ${left === 1 ? 'piece is' : 'pieces are'} left of this.`,
  },
  outlet_gone: says(409, 'Some of these pieces are gone. Please look at the basket and order again.'),
  lot_withdrawn: says(409, 'This lot was withdrawn already.'),
} as const

export const refuse = refuser({ ...generalRefusals, ...platformRefusals, ...refusals })
