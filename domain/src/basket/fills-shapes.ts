import * as z from 'zod/mini'
import { id, price, shapes } from '../shapes.ts'

const fill = z.object({
  /** A case, or the next quantity that can be ordered. */
  quantity: z.int(),
  /** Of all its pieces. */
  price_exc_vat: price,
  product_attribute: z.object({
    id,
    name: z.string(),
    image_url: z.nullable(z.string()),
    size_name: z.string(),
    product_name: z.string(),
  }),
})

const missing = z.pipe(
  z.string().check(z.regex(/^\d{1,7}(\.\d{1,2})?$/, 'An amount with two decimals at most is expected.')),
  z.transform(Number),
)

export const getFills = shapes({
  /** Euros without VAT. */
  query: z.object({ missing }),
  answer: z.object({ fills: z.array(fill) }),
})
