import * as z from 'zod/mini'
import { id, shapes } from '../shapes.ts'

const link = z.nullable(z.string())

export const search = shapes({
  params: z.object({ term: z.string() }),
  answer: z.object({
    brands: z.array(z.object({ id, name: z.string() })),
    /** `id` is that of the product size that fits best; each product comes once. */
    products: z.array(
      z.object({
        id,
        brand: z.object({ name: z.string() }),
        name: z.string(),
        size_name: z.string(),
        image_uri: link,
        image_overlay_uri: link,
      }),
    ),
  }),
})
