import * as z from 'zod/mini'
import { shopSize } from '../assortment/shapes.ts'
import { file, id, shapes } from '../shapes.ts'
import { numberKinds } from './numbers.ts'

/** Most characters of a paste. */
const LONGEST_TEXT = 200_000

const line = z.object({
  /** Its place in the text, from 1 on. */
  line: z.int(),
  text: z.string(),
  code: z.string(),
  /** As typed; empty: one. By the number of a case it counts cases. */
  quantity: z.string(),
  /** What the number is; null where nobody knows it. */
  by: z.nullable(z.enum(numberKinds)),
  /** What it means. More than one: the buyer picks. None: nobody knows it, or it is no longer sold. */
  flavour_ids: z.array(id),
  /** What the buyer may have meant where it means nothing. */
  nearest_ids: z.array(id),
  /** Name of what can no longer be ordered. */
  gone: z.nullable(z.string()),
})

export const recognise = shapes({
  body: z.object({ text: z.string().check(z.maxLength(LONGEST_TEXT)) }),
  answer: z.object({
    lines: z.array(line),
    /** The sizes of the named flavours, with these alone. */
    sizes: z.array(shopSize),
  }),
})

export const readOrderFile = shapes({ body: z.object({ file }), answer: z.object({ text: z.string() }) })
