import * as z from 'zod/mini'
import { idParam, instant, shapes } from '../shapes.ts'

export const getCustomerApiUse = shapes({
  params: z.object({ id: idParam }),
  answer: z.object({
    /** The last four of its first key; null: it has none. */
    key: z.nullable(z.string()),
    made_at: z.nullable(instant),
    made_by: z.nullable(z.string()),
    last_used_at: z.nullable(instant),
    /** Keys with names, beside that one. */
    further_keys: z.int(),
    /** How many articles have a number of the customer's own. */
    references: z.int(),
    /** Where it is told of stock. */
    push: z.nullable(
      z.object({
        url: z.string(),
        state: z.enum(['on', 'failing', 'off']),
        posts: z.int(),
        last_at: z.nullable(instant),
        /** HTTP status of the last answer; null: there was none. */
        last_status: z.nullable(z.int()),
      }),
    ),
  }),
})
