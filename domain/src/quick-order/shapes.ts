import * as z from 'zod/mini'
import { SHORTEST_TERM } from '../assortment/search-words.ts'
import { shopSize } from '../assortment/size-shapes.ts'
import { file, id, idField, price, shapes } from '../shapes.ts'
import { counters } from './addresses.ts'
import { numberKinds } from './numbers.ts'

/** Most characters of a paste, and of a sheet as text. */
export const LONGEST_TEXT = 1_000_000

const line = z.object({
  /** Its place in the text, from 1 on. */
  line: z.int(),
  text: z.string(),
  code: z.string(),
  /** As typed; empty: none is said. By the number of a case it counts cases. */
  quantity: z.string(),
  /** Numbers that could be the quantity, where it is not told which: the buyer picks. Lines have the same column alike. */
  quantities: z.array(z.object({ column: z.int(), text: z.string() })),
  /** What the number is; null where nobody knows it. */
  by: z.nullable(z.enum(numberKinds)),
  /** What it means. More than one: the buyer picks. None: nobody knows it, or it is no longer sold. */
  flavour_ids: z.array(id),
  /** What the buyer may have meant where it means nothing, or what there is of the product in place of what is gone. */
  nearest_ids: z.array(id),
  /** Name of what can no longer be ordered. */
  gone: z.nullable(z.string()),
  /** Name of what the shop sells, but nobody at this fair. */
  not_here: z.nullable(z.string()),
})

/** The shop unless it is said. */
const at = z._default(z.enum(counters), 'shop')

export const recognise = shapes({
  body: z.object({ text: z.string().check(z.maxLength(LONGEST_TEXT)), at }),
  answer: z.object({
    lines: z.array(line),
    /** The sizes of the named flavours, with these alone. */
    sizes: z.array(shopSize),
  }),
})

export const getSuggestions = shapes({
  query: z.object({ term: z.string().check(z.minLength(SHORTEST_TERM), z.maxLength(100)), at }),
  answer: z.array(
    z.object({
      flavour_id: id,
      /** Means this flavour alone. */
      number: z.string(),
      /** Brand, product and size. */
      size: z.string(),
      flavour: z.string(),
    }),
  ),
})

const lineNumbers = z.string().check(z.regex(/^\d{1,9}(,\d{1,9}){0,1999}$/))

export const getTemplate = shapes({
  /** One of them; `last` is the order at the last fair. */
  query: z.object({
    order: z.optional(idField),
    lines: z.optional(lineNumbers),
    list: z.optional(idField),
    last: z.optional(z.literal('fair')),
    at,
  }),
  answer: z.object({
    kind: z.enum(['order', 'list', 'fair']),
    /** Number of the order, name of the list or of the fair. */
    name: z.string(),
    /** Lines of number and quantity. */
    text: z.string(),
    /** What a piece cost then, by flavour; nothing of lists. */
    before: z.array(z.object({ flavour_id: id, price })),
  }),
})

export const readOrderFile = shapes({ body: z.object({ file }), answer: z.object({ text: z.string() }) })
