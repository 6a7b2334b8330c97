import type { Day } from '@fairfloor/domain/day'
import { sql } from 'drizzle-orm'
import { type Db, rows } from '../../platform/database.ts'

/** Orders of each day with any, and their net in cents; without cancelled ones. */
export const ordersByDay = (
  db: Db,
  since: Date,
  timeZone: string,
): Promise<{ day: Day; orders: number; net: number }[]> =>
  rows(
    db,
    sql`select (placed_at at time zone ${timeZone})::date::text as day, count(*)::int as orders, sum(net)::float8 as net
        from orders where placed_at >= ${since} and status <> 'cancelled' group by 1`,
  )

/** A customer's orders, those of which something is not shipped yet, those that are shipped in part, and the pieces that wait for goods. */
export async function ordersOfCustomerByState(db: Db, customerId: number) {
  const [found] = await rows<Record<'all' | 'underWay' | 'partlyShipped' | 'waitingPieces', number>>(
    db,
    sql`
      select count(*)::int as all,
        (count(*) filter (where status in ('placed', 'in picking', 'shipped')))::int as "underWay",
        (count(*) filter (where status = 'shipped'))::int as "partlyShipped",
        (
          select coalesce(sum(quantity - reserved_quantity - cancelled_quantity), 0)::int
          from order_lines where order_id in (select id from orders where customer_id = ${customerId})
        ) as "waitingPieces"
      from orders where customer_id = ${customerId}`,
  )
  return found!
}

/** Orders that have pieces set aside and wait neither for a payment nor for their rest, all their pieces, and the oldest. */
export async function ordersToShip(db: Db) {
  const [found] = await rows<{ orders: number; pieces: number; oldestId: number | null; oldestAt: Date | null }>(
    db,
    sql`
      with lines as (
        select o.id, o.placed_at, l.reserved_quantity - coalesce((
          select sum(s.quantity) from shipment_goods s where s.order_id = l.order_id and s.line = l.line
        ), 0) as pieces,
          o.delivery = 'complete' and l.quantity - l.reserved_quantity - l.cancelled_quantity > 0 as holds
        from orders o join order_lines l on l.order_id = o.id
        where o.status in ('placed', 'in picking', 'shipped')
          and (o.payment_method not in ('prepayment', 'card') or o.paid_ahead_at is not null)
      ), ready as (
        select id, placed_at, sum(pieces) as pieces from lines group by id, placed_at
        having sum(pieces) > 0 and not bool_or(holds)
      )
      select count(*)::int as orders, coalesce(sum(pieces), 0)::int as pieces,
        (array_agg(id order by placed_at, id))[1] as "oldestId", min(placed_at) as "oldestAt"
      from ready`,
  )
  return found!
}

/** What open orders wait for: of each flavour the pieces; and of all together the orders. One statement. */
export async function backorders(db: Db) {
  const found = await rows<{ flavourId: number | null; orders: number; pieces: number }>(
    db,
    sql`select flavour_id as "flavourId", count(distinct order_id)::int as orders,
          coalesce(sum(quantity - reserved_quantity - cancelled_quantity), 0)::int as pieces
        from order_lines
        where quantity - reserved_quantity - cancelled_quantity > 0
        group by grouping sets ((), (flavour_id))
        order by pieces desc, flavour_id`,
  )
  return {
    orders: found.find(({ flavourId }) => flavourId === null)?.orders ?? 0,
    flavours: found.flatMap(({ flavourId, pieces }) => (flavourId === null ? [] : [{ flavourId, pieces }])),
  }
}

/** Pieces of each flavour in orders placed since an instant, without what was cancelled. */
export const flavoursSold = (db: Db, since: Date): Promise<{ flavourId: number; pieces: number }[]> =>
  rows(
    db,
    sql`select flavour_id as "flavourId", sum(quantity - cancelled_quantity)::int as pieces
        from orders join order_lines on order_id = orders.id
        where placed_at >= ${since} and status <> 'cancelled' and quantity > cancelled_quantity
          and outlet_lot_id is null
        group by flavour_id`,
  )
