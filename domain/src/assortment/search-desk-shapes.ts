import * as z from 'zod/mini'
import { instant, listed, placeField, shapes } from '../shapes.ts'
import { vainSearchSorts } from './desk-choices.ts'

export const getVainSearches = shapes({
  query: z.object({
    place: placeField,
    search: z._default(z.string().check(z.maxLength(200)), ''),
    sort: z.optional(z.enum(vainSearchSorts)),
  }),
  answer: z.object({
    ...listed,
    time_zone: z.string(),
    searches: z.array(
      z.object({
        /** In lower case, without accents and punctuation. */
        term: z.string(),
        count: z.int(),
        first_at: instant,
        last_at: instant,
        /** How many product sizes it finds now. */
        finds: z.int(),
      }),
    ),
  }),
})
