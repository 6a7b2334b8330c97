import { eq, sql, sum } from 'drizzle-orm'
import { pgView } from 'drizzle-orm/pg-core'
import { outletLots, outletMovements } from './tables.ts'

// What statements of other areas read of these tables, as `areas.ts` lists it.

export const outletLotNames = pgView('outlet_lot_names').as(db =>
  db.select({ id: outletLots.id, lot: outletLots.lot, bestBefore: outletLots.bestBefore }).from(outletLots),
)

/** What each lot has, and what it would have by its movements. */
export const outletLotCounts = pgView('outlet_lot_counts').as(db => {
  const moved = db
    .select({ lotId: outletMovements.lotId, pieces: sum(outletMovements.change).as('pieces') })
    .from(outletMovements)
    .groupBy(outletMovements.lotId)
    .as('moved')
  return db
    .select({
      flavourId: outletLots.flavourId,
      quantity: outletLots.quantity,
      expected: sql<number>`(${outletLots.firstQuantity} + coalesce(${moved.pieces}, 0))::int`.as('expected'),
    })
    .from(outletLots)
    .leftJoin(moved, eq(moved.lotId, outletLots.id))
})
