import * as z from 'zod/mini'
import { shapes } from '../../shapes.ts'

export const getApiSummary = shapes({
  answer: z.object({
    /** In any minute, on all servers together. */
    requests_per_minute: z.int(),
    requests_left: z.int(),
    /** Flavours for which the company keeps a number of its own. */
    references: z.int(),
  }),
})
