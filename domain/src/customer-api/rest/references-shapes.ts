import * as z from 'zod/mini'
import { instant, shapes } from '../../shapes.ts'
import { LONGEST_REFERENCE } from '../reference.ts'
import { changesQuery, described, place } from './changes-shapes.ts'

const MOST_REFERENCES = 1000
/** The last millisecond of a year with four digits. */
const LATEST_MS = 253_402_300_799_999
/** The largest integer of PostgreSQL. */
const MOST = 2_147_483_647

const isPlace = (text: string): boolean => {
  const [at, flavourId] = text.split('-').map(Number)
  return at! <= LATEST_MS && flavourId! <= MOST
}

export const listApiReferences = shapes({
  query: z.object({
    ...changesQuery.shape,
    cursor: z.optional(
      described(
        z
          .string()
          .check(
            z.regex(/^\d{1,15}-\d{1,10}$/, { error: 'This is no cursor.', abort: true }),
            z.refine(isPlace, 'This is no cursor.'),
          ),
        'The `next_cursor` of the last answer.',
      ),
    ),
  }),
  answer: z.object({
    data: z.array(
      z.object({
        sku: z.string(),
        gtin: z.nullable(z.string()),
        customer_reference: z.string(),
        updated_at: instant,
      }),
    ),
    removed: described(z.array(z.string()), 'SKUs that have no reference any more: delete it on your side.'),
    ...place,
  }),
})

export const saveApiReferences = shapes({
  body: z.strictObject({
    references: z
      .array(
        z.strictObject({
          sku: z.string().check(z.minLength(1), z.maxLength(64)),
          customer_reference: described(
            z.nullable(z.string().check(z.trim(), z.maxLength(LONGEST_REFERENCE))),
            'Your own number of the article; null or empty removes it.',
          ),
        }),
      )
      .check(z.minLength(1), z.maxLength(MOST_REFERENCES)),
  }),
  answer: z.object({
    saved: described(z.int(), 'References that were not so before.'),
    removed: z.int(),
    unchanged: z.int(),
  }),
})
