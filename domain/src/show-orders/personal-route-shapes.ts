import * as z from 'zod/mini'
import { id, shapes } from '../shapes.ts'

const size = {
  product_size_id: id,
  product_name: z.string(),
  product_size_name: z.string(),
  image_url: z.nullable(z.string()),
}

export const getPersonalRoute = shapes({
  answer: z.array(
    z.object({
      exhibitor_id: id,
      brand_name: z.string(),
      logo_image_url: z.nullable(z.string()),
      pano_nr: z.int(),
      booth_number: z.int(),
      /** All sizes; the lists name the first of them. */
      again_count: z.int(),
      new_count: z.int(),
      again: z.array(
        z.object({
          ...size,
          /** Names of the flavours that are not ordered yet. */
          flavours: z.array(z.string()),
          /** Pieces of them that were bought. */
          quantity: z.int(),
        }),
      ),
      new: z.array(z.object(size)),
    }),
  ),
})
