import * as z from 'zod/mini'
import { id, price, shapes } from '../shapes.ts'

const size = { id, name: z.string() }

export const getRecommendedTopProduct = shapes({
  answer: z.nullable(
    z.object({
      brand_name: z.string(),
      product_name: z.string(),
      /** Pieces of it that all customers have ordered at this edition. */
      quantity: z.int(),
      exhibitor_panoNr: z.int(),
      exhibitor_boothNr: z.int(),
      product_size: z.object({
        ...size,
        image_url: z.nullable(z.string()),
        unit_value: z.nullable(z.number()),
        unit_name: z.string(),
        units_per_case: z.int(),
        regular_price: price,
        current_price: price,
      }),
      /** The exhibitor's free samples. */
      sample_product_sizes: z.array(z.object(size)),
    }),
  ),
})
