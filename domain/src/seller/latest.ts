import type { Day } from '../day.ts'

/** A row that is valid from its day until a later row of the same kind. */
export type Dated = { readonly validFrom: Day }

/** The row valid on a day: the latest that has begun. */
export function latest<Row extends Dated>(rows: readonly Row[], on: Day): Row | undefined {
  return rows.reduce<Row | undefined>(
    (best, row) => (row.validFrom <= on && (!best || row.validFrom > best.validFrom) ? row : best),
    undefined,
  )
}
