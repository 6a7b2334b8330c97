import * as z from 'zod/mini'
import { instant, shapes } from '../../shapes.ts'

const number = z.pipe(z.string().check(z.regex(/^[1-9]\d{0,14}$/)), z.transform(Number))

const head = {
  id: z.int(),
  /** When it came. */
  at: instant,
  /** Null: the first key, which has no name. One that was deleted since is named, too. */
  key: z.nullable(z.string()),
  is_test: z.boolean(),
  method: z.string(),
  /** With the query; keys in it are left out, and it is cut at 2,000 characters. */
  path: z.string(),
  status: z.int(),
  duration_ms: z.int(),
  /** Code of the refusal. */
  code: z.nullable(z.string()),
}

/** A body as it is kept. */
const body = z.object({
  /** Type of the content without parameters. */
  type: z.nullable(z.string()),
  /** Its whole length, uncompressed; null where nobody has counted it. */
  bytes: z.nullable(z.int()),
  /** Its beginning, at most 16,000 bytes, without keys; null for what is no text, and for what was not read. */
  text: z.nullable(z.string()),
  is_cut: z.boolean(),
})

export const getApiRequests = shapes({
  query: z.object({
    /** Only those before the one with this id: the `next` of the page before. */
    before: z.optional(number),
    /** Only those with one key: its id, or `first`. */
    key: z.optional(z.string().check(z.regex(/^(first|[1-9]\d{0,8})$/, 'The id of a key or first is expected.'))),
    /** Only those with a status from 400 on. */
    failed: z.optional(z.enum(['true'])),
    /** Only those whose address holds it. */
    search: z._default(z.string().check(z.maxLength(200)), ''),
  }),
  answer: z.object({
    requests: z.array(z.object(head)),
    /** Null: there are no older ones. */
    next: z.nullable(z.int()),
  }),
})

export const getApiRequest = shapes({
  params: z.object({ id: number }),
  answer: z.object({
    ...head,
    /** By it the shop finds the request in its log. */
    request_id: z.string(),
    /** Null for users who may do less than the key might. */
    bodies: z.nullable(z.object({ request: body, answer: body })),
  }),
})
