import * as z from 'zod/mini'

const MOST_ROWS = 500

/** Describes what a field means, for readers of the API. Not for shapes that others use as well. */
export function described<S extends z.ZodMiniType>(shape: S, description: string): S {
  z.globalRegistry.add(shape, { description })
  return shape
}

const digits = z.pipe(z.string().check(z.regex(/^\d{1,3}$/, 'A whole number is expected.')), z.transform(Number))

/** How a list of changes is read. */
export const changesQuery = z.object({
  cursor: z.optional(
    described(
      z.string().check(z.regex(/^\d{1,15}$/, 'This is no cursor.')),
      'The `next_cursor` of the last answer: only what has changed since then comes.',
    ),
  ),
  updated_since: z.optional(
    described(
      z.iso.datetime({ offset: true }),
      'What has changed since this instant, where there is no `cursor` yet; it may include what changed in the half minute before.',
    ),
  ),
  limit: z._default(
    described(
      z.pipe(digits, z.int().check(z.minimum(1), z.maximum(MOST_ROWS))),
      `Rows in an answer, ${MOST_ROWS} at most.`,
    ),
    100,
  ),
})

/** Where a reader of a list is. */
export const place = {
  next_cursor: described(
    z.string(),
    'Ask with it again: at once while `has_more`, later for what has changed by then.',
  ),
  has_more: z.boolean(),
}

/** A page of a list, the row that changed first in front. */
export const pageOf = <Row extends z.ZodMiniType>(row: Row) =>
  z.object({
    data: z.array(row),
    ...place,
  })
