import type { Day } from '@fairfloor/domain/day'
import type { Bought, Purchase } from '@fairfloor/domain/orders/gone-by-now'
import { sql } from 'drizzle-orm'
import { type Db, rows } from '../../platform/database.ts'

type Asked = { readonly customerId: number; readonly since: Date; readonly timeZone: string }

/**
 * What a customer ordered of each flavour since an instant, by day, and how much of it has not left yet; without cancelled
 * pieces, and without what costs nothing. One statement.
 */
export async function purchasesOf(db: Db, { customerId, since, timeZone }: Asked): Promise<Map<number, Bought>> {
  const found = await rows<{ flavourId: number; day: Day; pieces: number; waiting: number }>(
    db,
    sql`
      select l.flavour_id as "flavourId", (o.placed_at at time zone ${timeZone})::date::text as day,
        sum(l.quantity - l.cancelled_quantity)::int as pieces,
        sum(l.quantity - l.cancelled_quantity - coalesce((
          select sum(g.quantity) from shipment_goods g join shipment_heads s on s.id = g.shipment_id
          where g.order_id = l.order_id and g.line = l.line and s.shipped_at is not null
        ), 0))::int as waiting
      from orders o join order_lines l on l.order_id = o.id
      where o.customer_id = ${customerId} and o.placed_at >= ${since} and o.status <> 'cancelled'
        and l.quantity > l.cancelled_quantity and l.unit_net > 0
      group by 1, 2 order by 1, 2`,
  )
  const byFlavour = new Map<number, { purchases: Purchase[]; covered: number }>()
  for (const { flavourId, day, pieces, waiting } of found) {
    const known = byFlavour.get(flavourId) ?? { purchases: [], covered: 0 }
    known.purchases.push({ day, pieces })
    known.covered += waiting
    byFlavour.set(flavourId, known)
  }
  return byFlavour
}
