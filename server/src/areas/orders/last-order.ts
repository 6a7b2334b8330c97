import type { OrderStatus } from '@fairfloor/domain/orders/kinds'
import { sql } from 'drizzle-orm'
import { type Db, rows } from '../../platform/database.ts'

type Line = {
  readonly line: number
  readonly flavourId: number
  readonly product: string
  readonly size: string
  readonly flavour: string
  readonly pieces: number
}

export type LastOrder = {
  readonly id: number
  readonly placedAt: Date | string
  readonly status: OrderStatus
  readonly gross: number
  readonly lines: number
  readonly pieces: number
  /** Of all lines, those that cost nothing included. */
  readonly ordered: number
  readonly handedOver: number
  /** The first ones. */
  readonly first: readonly Line[]
}

/** The last order of a customer that can be placed again, with its first lines; without cancelled ones and pieces. One statement. */
export async function lastOrderOf(db: Db, customerId: number, most: number): Promise<LastOrder | undefined> {
  const [found] = await rows<LastOrder>(
    db,
    sql`
      with last as (
        select * from orders
        where customer_id = ${customerId} and status <> 'cancelled' and kind in ('shop', 'newcomer-week')
        order by id desc limit 1
      ), goods as (
        select l.line, l.flavour_id as "flavourId", l.product_name as product, l.size_name as size, l.flavour_name as flavour,
          l.quantity - l.cancelled_quantity as pieces
        from order_lines l join last on last.id = l.order_id
        where l.quantity > l.cancelled_quantity and l.unit_net > 0
      )
      select id, placed_at as "placedAt", status, gross::float8 as gross,
        (select count(*)::int from goods) as lines, (select coalesce(sum(pieces), 0)::int from goods) as pieces,
        (
          select coalesce(sum(l.quantity - l.cancelled_quantity), 0)::int from order_lines l where l.order_id = last.id
        ) as ordered, (
          select coalesce(sum(g.quantity), 0)::int from shipment_goods g join shipment_heads s on s.id = g.shipment_id
          where g.order_id = last.id and s.shipped_at is not null
        ) as "handedOver",
        (select coalesce(json_agg(shown order by line), '[]') from (
          select * from goods order by line limit ${most}::int
        ) shown) as first
      from last`,
  )
  return found
}
