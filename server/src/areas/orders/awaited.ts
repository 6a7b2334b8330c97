import type { Delivery } from '@fairfloor/domain/companies/delivery'
import type { Day } from '@fairfloor/domain/day'
import type { AwaitedLine } from '@fairfloor/domain/orders/arrivals'
import { sql } from 'drizzle-orm'
import { type Db, rows } from '../../platform/database.ts'

type Asked = { readonly customerId: number; readonly since: Date; readonly timeZone: string }

/** What of a customer's orders has not left the house, or has left since an instant. One statement. */
export async function awaitedOf(db: Db, { customerId, since, timeZone }: Asked): Promise<AwaitedLine[]> {
  type Found = Omit<AwaitedLine, 'delivery'> & { delivery: string; sentOn: string | null }
  const found = await rows<Found>(
    db,
    sql`
      select o.id as "orderId", l.flavour_id as "flavourId", concat_ws(' ', l.product_name, nullif(l.size_name, '')) as name,
        l.flavour_name as flavour, o.payment_method as "paymentMethod", o.paid_ahead_at as "paidAheadAt", o.delivery,
        l.quantity - l.reserved_quantity - l.cancelled_quantity as open,
        l.reserved_quantity - coalesce(left_house.pieces, 0)::int as aside, coalesce(left_house.lately, 0)::int as sent,
        (left_house.last at time zone ${timeZone})::date::text as "sentOn"
      from orders o join order_lines l on l.order_id = o.id
      left join lateral (
        select sum(g.quantity) as pieces, sum(g.quantity) filter (where s.shipped_at >= ${since}) as lately,
          max(s.shipped_at) as last
        from shipment_goods g join shipment_heads s on s.id = g.shipment_id
        where g.order_id = l.order_id and g.line = l.line and s.shipped_at is not null
      ) left_house on true
      where o.customer_id = ${customerId} and o.status <> 'cancelled' and (
        o.status in ('placed', 'in picking', 'shipped')
        or exists (select from shipment_heads s where s.order_id = o.id and s.shipped_at >= ${since})
      ) and (l.quantity - l.cancelled_quantity > coalesce(left_house.pieces, 0) or left_house.lately > 0)
      order by o.id, l.line`,
  )
  return found.map(one => ({ ...one, delivery: one.delivery as Delivery, sentOn: one.sentOn as Day | null }))
}

/** Orders of a customer of which something has left since an instant, the last one first: how much of each has left. One statement. */
export const shippedSince = (
  db: Db,
  customerId: number,
  since: Date,
): Promise<{ orderId: number; carrier: string; shipped: number; pieces: number }[]> =>
  rows(
    db,
    sql`
      select o.id as "orderId", o.carrier,
        (select sum(l.quantity - l.cancelled_quantity)::int from order_lines l where l.order_id = o.id) as pieces,
        (
          select sum(g.quantity)::int from shipment_goods g join shipment_heads h on h.id = g.shipment_id
          where g.order_id = o.id and h.shipped_at is not null
        ) as shipped
      from orders o join shipment_heads s on s.order_id = o.id
      where o.customer_id = ${customerId} and o.status <> 'cancelled' and s.shipped_at > ${since}
      group by o.id order by max(s.shipped_at) desc`,
  )
