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

type KeptLot = { flavour_id: number; lot: string | null; best_before: string | null; quantity: number }

/** The same for some flavours. */
export const lotsOfFlavours = async (db: Db, flavourIds: readonly number[]): Promise<Map<number, KeptLot[]>> =>
  Map.groupBy(
    await rows<KeptLot>(
      db,
      sql`select flavour_id, lot, best_before::text as best_before, quantity from lots
          where quantity > 0
            and flavour_id in (select value::int from jsonb_array_elements_text(${JSON.stringify(flavourIds)}::jsonb))
          order by best_before nulls last, lot nulls last`,
    ),
    ({ flavour_id }) => flavour_id,
  )
