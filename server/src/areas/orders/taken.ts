import { sql } from 'drizzle-orm'
import { type Db, rows } from '../../platform/database.ts'

/** Pieces of a flavour in open orders: those set aside lie on the shelf, those waited for are still to come. */
export type Taken = { readonly setAside: number; readonly waiting: number }

const NOTHING: Taken = { setAside: 0, waiting: 0 }

/** @returns what open orders have of a flavour; outlet lots have a stock of their own. One statement. */
export async function takenByOrders(db: Db, flavourIds: readonly number[]): Promise<(flavourId: number) => Taken> {
  const found = await rows<Taken & { flavourId: number }>(
    db,
    sql`select l.flavour_id as "flavourId",
          sum(l.reserved_quantity - coalesce((
            select sum(s.quantity) from shipment_goods s where s.order_id = l.order_id and s.line = l.line
          ), 0))::int as "setAside",
          sum(l.quantity - l.reserved_quantity - l.cancelled_quantity)::int as waiting
        from order_lines l join orders o on o.id = l.order_id
        where l.flavour_id in (select value::int from jsonb_array_elements_text(${JSON.stringify(flavourIds)}::jsonb))
          and o.status <> 'cancelled' and l.outlet_lot_id is null
        group by l.flavour_id`,
  )
  const byFlavour = new Map(found.map(row => [row.flavourId, row]))
  return flavourId => byFlavour.get(flavourId) ?? NOTHING
}
