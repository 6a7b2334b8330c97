import * as z from 'zod/mini'
import { id, price, shapes } from '../shapes.ts'

export const getShowFigures = shapes({
  answer: z.object({
    /** Customers with something in their order, and those of them who have confirmed it. */
    customers: z.int(),
    customers_confirmed: z.int(),
    lines: z.int(),
    pieces: z.int(),
    pieces_released: z.int(),
    price_excl_vat: price,
    /** By brand, of those with something ordered. */
    brands: z.array(z.object({ brand_id: id, lines: z.int(), pieces: z.int(), price_excl_vat: price })),
  }),
})
