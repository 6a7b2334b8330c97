import * as z from 'zod/mini'
import { price, shapes } from '../shapes.ts'

export const getOrderSummary = shapes({
  answer: z.object({
    is_confirmed: z.boolean(),
    lines: z.int(),
    pieces: z.int(),
    price_excl_vat: price,
    /** Lines that lapse if they are not confirmed in time. */
    lines_to_confirm: z.int(),
    /** Confirmed lines that can be released now, and their pieces. */
    lines_to_release: z.int(),
    pieces_to_release: z.int(),
  }),
})
