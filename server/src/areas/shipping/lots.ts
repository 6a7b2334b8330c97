import { sql } from 'drizzle-orm'
import type { Db } from '../../platform/database.ts'
import { lots } from './tables.ts'

export type LotPieces = {
  readonly flavourId: number
  readonly lot: string | null
  readonly bestBefore: string | null
  readonly quantity: number
}

/** Puts pieces of lots onto the shelves; one statement. Pieces that name neither lot nor day are not kept by lot. */
export async function addLots(tx: Db, pieces: readonly LotPieces[]): Promise<void> {
  const known = pieces.filter(({ lot, bestBefore }) => lot !== null || bestBefore !== null)
  if (known.length === 0) return
  await tx.execute(sql`
    insert into ${lots} as kept (flavour_id, lot, best_before, quantity)
    select "flavourId", lot, "bestBefore", sum(quantity)
    from jsonb_to_recordset(${JSON.stringify(known)}::jsonb)
      as piece("flavourId" int, lot text, "bestBefore" date, quantity int)
    group by 1, 2, 3 order by 1, 2, 3
    on conflict (flavour_id, lot, best_before) do update set quantity = kept.quantity + excluded.quantity`)
}

/** Takes pieces of a lot off the shelves, as far as it has them; one statement. Of a lot that nobody knows nothing. */
export async function takeOffLot(tx: Db, { flavourId, lot, bestBefore, quantity }: LotPieces): Promise<void> {
  await tx.execute(sql`
    update ${lots} set quantity = greatest(0, quantity - ${quantity}::int)
    where flavour_id = ${flavourId} and lot is not distinct from ${lot}::text
      and best_before is not distinct from ${bestBefore}::date`)
}
