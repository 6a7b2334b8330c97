import type { Day } from '@fairfloor/domain/day'
import { type KeptLot, type Leaving, takeFromLots } from '@fairfloor/domain/shipping/lots'
import { sql } from 'drizzle-orm'
import { type Db, rows } from '../../platform/database.ts'
import { shipmentLots } from './tables.ts'

export type LeavingLine = Leaving & {
  /** Of the outlet: it has a stock of its own, and the order names its lot. */
  readonly outletLotId: number | null
}

type Taking = {
  readonly shipmentId: number
  readonly orderId: number
  readonly lines: readonly LeavingLine[]
  readonly today: Day
}

/** Takes the goods of a shipment from the lots on the shelves, and keeps which ones it has. The caller has locked the order. */
export async function takeLots(tx: Db, { shipmentId, orderId, lines, today }: Taking): Promise<void> {
  const flavourIds = lines.flatMap(({ flavourId, outletLotId }) => (outletLotId === null ? [flavourId] : []))
  const kept = await rows<KeptLot>(
    tx,
    sql`select id, flavour_id as "flavourId", lot, best_before::text as "bestBefore", quantity from lots
        where quantity > 0 and flavour_id in (
          select value::int from jsonb_array_elements_text(${JSON.stringify(flavourIds)}::jsonb)
        ) order by id for update`,
  )
  const { taken, left } = takeFromLots(
    kept,
    lines.filter(({ outletLotId }) => outletLotId === null),
    today,
  )
  const all = [...taken, ...(await outletLotsOf(tx, lines))]
  if (left.length > 0)
    await tx.execute(sql`
      update lots set quantity = rest.quantity
      from jsonb_to_recordset(${JSON.stringify(left)}::jsonb) as rest(id int, quantity int) where lots.id = rest.id`)
  if (all.length > 0) await tx.insert(shipmentLots).values(all.map(one => ({ ...one, shipmentId, orderId })))
}

async function outletLotsOf(tx: Db, lines: readonly LeavingLine[]) {
  const own = lines.filter(({ outletLotId }) => outletLotId !== null)
  if (own.length === 0) return []
  const lots = await rows<{ id: number; lot: string | null; bestBefore: string }>(
    tx,
    sql`select id, lot, best_before::text as "bestBefore" from outlet_lot_names
        where id in (select value::int from jsonb_array_elements_text(${JSON.stringify(own.map(({ outletLotId }) => outletLotId))}::jsonb))`,
  )
  const byId = new Map(lots.map(lot => [lot.id, lot]))
  return own.map(({ line, quantity, outletLotId }) => {
    const { lot, bestBefore } = byId.get(outletLotId!)!
    return { line, quantity, lot, bestBefore }
  })
}
