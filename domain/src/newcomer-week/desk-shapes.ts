import * as z from 'zod/mini'
import { id, idParam, shapes } from '../shapes.ts'

export const askForConfirmation = shapes({
  params: z.object({ order_id: idParam }),
  answer: z.object({
    order_id: id,
    /** What the customer is asked about. */
    lines: z.array(z.object({ line: z.int(), quantity: z.int() })),
  }),
})
