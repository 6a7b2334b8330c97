import * as z from 'zod/mini'
import { id, idField, shapes } from '../shapes.ts'
import { LONGEST_REFERENCE } from './reference.ts'

export const saveReference = shapes({
  body: z.object({
    /** A missing field is refused by name. */
    product_attribute_id: z.optional(idField),
    cpc_reference: z.optional(z.string().check(z.trim(), z.maxLength(LONGEST_REFERENCE))),
  }),
  answer: z.object({ product_attribute_id: id, reference: z.string() }),
})
