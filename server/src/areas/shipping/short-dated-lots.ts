import type { Day } from '@fairfloor/domain/day'
import { sql } from 'drizzle-orm'
import { type Db, rows } from '../../platform/database.ts'

/** Lots on the shelves that expire from one day to another, the first to expire first. One statement. */
export const shortDatedLots = (
  db: Db,
  { from, until, most }: { from: Day; until: Day; most: number },
): Promise<{ flavourId: number; lot: string | null; bestBefore: Day; quantity: number }[]> =>
  rows(
    db,
    sql`select flavour_id as "flavourId", lot, best_before::text as "bestBefore", quantity from lots
        where quantity > 0 and best_before between ${from}::date and ${until}::date
        order by best_before, flavour_id, lot nulls last limit ${most}`,
  )
