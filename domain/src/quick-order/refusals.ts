import { generalRefusals } from '../general-refusals.ts'
import { refuser, says } from '../refusal.ts'

/** What this area refuses. */
export const refusals = {
  no_lines: says(422, 'Nothing to read: please give lines of number and quantity.'),
  no_template: says(404, 'There is nothing to order again here.'),
  too_many_lines: {
    status: 422,
    text: ({ most }: { most: number }) => `At most ${most} lines can be read at once.`,
  },
} as const

export const refuse = refuser({ ...generalRefusals, ...refusals })
