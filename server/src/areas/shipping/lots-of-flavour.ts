import { sql } from 'drizzle-orm'
import { type Db, rows } from '../../platform/database.ts'

/** Pieces of a flavour on the shelves by lot, those that expire first before the others. */
export const lotsOfFlavour = (
  db: Db,
  flavourId: number,
): Promise<{ lot: string | null; best_before: string | null; quantity: number }[]> =>
  rows(
    db,
    sql`select lot, best_before::text as best_before, quantity from lots
        where flavour_id = ${flavourId} and quantity > 0 order by best_before nulls last, lot nulls last`,
  )
