import { generalRefusals } from '../../general-refusals.ts'
import { refuser, says } from '../../refusal.ts'

/** What this area refuses. */
export const refusals = {
  delivery_closed: says(409, 'This delivery is closed: nothing more is expected of it.'),
  unknown_line: says(422, 'The delivery has no such line.'),
  no_rows: says(422, 'There are no rows in this file.'),
  too_many_rows: {
    status: 422,
    text: ({ most }: { most: number }) => `A delivery has at most ${most} rows.`,
  },
  line_received: says(409, 'Something of this line has arrived: it cannot be removed or become another article.'),
} as const

export const refuse = refuser({ ...generalRefusals, ...refusals })
