import * as z from 'zod/mini'
import { id, shapes } from '../shapes.ts'

const found = z.object({
  id,
  sku: z.string(),
  ean: z.nullable(z.string()),
  /** Brand, product, size and flavour. */
  name: z.string(),
  units_per_case: z.int(),
  /** Free pieces; null: never counted. */
  quantity: z.nullable(z.int()),
})

export type FoundFlavour = z.output<typeof found>

export const findFlavours = shapes({
  query: z.object({ search: z.string().check(z.trim(), z.minLength(1), z.maxLength(200)) }),
  answer: z.object({ flavours: z.array(found) }),
})
