import * as z from 'zod/mini'
import { id, idField, instant, shapes } from '../shapes.ts'
import { LONGEST_REFERENCE } from './reference.ts'

export const saveReference = shapes({
  body: z.object({
    /** A missing field is refused by name. */
    product_attribute_id: z.optional(idField),
    cpc_reference: z.optional(z.string().check(z.trim(), z.maxLength(LONGEST_REFERENCE))),
  }),
  answer: z.object({ product_attribute_id: id, reference: z.string() }),
})

export const getApiSettings = shapes({
  answer: z.object({
    /** All but its last four characters are left out; null: none was made yet. */
    api_key: z.nullable(z.string()),
    api_key_made_at: z.nullable(instant),
    /** Name of the user who made it. */
    api_key_made_by: z.nullable(z.string()),
    /** To the minute. */
    api_key_last_used_at: z.nullable(instant),
  }),
})

export const generateApiKey = shapes({
  body: z.object({}),
  answer: z.object({ api_key: z.string() }),
})
