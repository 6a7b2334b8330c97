import * as z from 'zod/mini'
import { file, id, idField, shapes } from '../shapes.ts'

const named = { name: z.string() }

export const getFlavourReferences = shapes({
  /** A missing brand is refused by name. */
  query: z.object({ brand_id: z.optional(idField) }),
  answer: z.array(
    z.object({
      id,
      ...named,
      product_size: z.object({
        ...named,
        brand: z.object(named),
        category: z.object(named),
        product: z.object(named),
      }),
      user_reference: z.object({ reference: z.nullable(z.string()) }),
      sku: z.string(),
      ean: z.nullable(z.string()),
      image_url: z.nullable(z.string()),
      /** Whether it can no longer be ordered. */
      is_discontinued: z.boolean(),
    }),
  ),
})

/** As the sheet counts: its first row is 1. */
const row = z.int()

export const uploadReferences = shapes({
  body: z.object({
    /** A missing file is refused by name. */
    filepond: z.optional(file),
  }),
  answer: z.object({
    taken: z.array(z.object({ row })),
    unchanged: z.array(z.object({ row })),
    refused: z.array(
      z.object({
        row,
        /** In the user's language. */
        reason: z.string(),
        /** The row's SKU or EAN and its reference, as the sheet has them. */
        number: z.string(),
        reference: z.string(),
      }),
    ),
  }),
})

export const getReferenceSheet = shapes({
  query: z.object({ brand_id: z.optional(idField) }),
  answer: z.unknown(),
})
