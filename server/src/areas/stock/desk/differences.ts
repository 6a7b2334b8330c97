import { sql } from 'drizzle-orm'
import { type Db, rows } from '../../../platform/database.ts'

export type Difference = {
  readonly flavourId: number
  /**
   * free: against the movements; taken: what movements gave to orders, against what the orders have; outlet: lots against
   * theirs.
   */
  readonly of: 'free' | 'taken' | 'outlet'
  readonly expected: number | null
  readonly found: number | null
}

/** Movements by which orders get pieces and give them back. */
const OF_ORDERS = sql`('order', 'release', 'backorder', 'cancel')`

/**
 * Compares the stock of every flavour with its movements: each begins where the one before has ended, the last ends with what
 * is free now, and what went to orders is what their lines have. Orders from before the first movement are left out, and so
 * are, of `taken`, flavours whose stock was unknown in between or was changed without a reason or an order. Samples have a
 * stock of their own, and so have the lots of the outlet: each has what it began with and its movements. One statement, so
 * that it sees one moment.
 */
export const stockDifferencesNow = (db: Db): Promise<Difference[]> =>
  rows(
    db,
    sql`
      with steps as (
        select m.flavour_id, m.id, m.at, m.before, m.after, m.kind, m.order_id,
          row_number() over sequence as n, lag(m.after) over sequence as ended
        from stock_changes m window sequence as (partition by m.flavour_id order by m.id)
      ), firsts as (
        select flavour_id, at as since from steps where n = 1
      ), chains as (
        select flavour_id,
          bool_or(before is distinct from ended) as is_broken,
          (array_agg(after order by n desc))[1] as ends,
          sum(coalesce(after, 0) - coalesce(before, 0))::int as total,
          bool_or(kind = 'unknown' or after is null or (n > 1 and before is null)
            or (kind in ${OF_ORDERS} and order_id is null)) as is_unclear
        from steps group by flavour_id
      ), given as (
        select s.flavour_id, sum(s.before - s.after)::int as pieces
        from steps s join firsts f on f.flavour_id = s.flavour_id join order_heads o on o.id = s.order_id
        where s.n > 1 and s.kind in ${OF_ORDERS} and o.placed_at >= f.since
        group by s.flavour_id
      ), had as (
        select l.flavour_id, sum(l.reserved_quantity)::int as pieces
        from firsts f join order_goods l on l.flavour_id = f.flavour_id join order_heads o on o.id = l.order_id
        where l.outlet_lot_id is null and not (o.kind = 'show-release' and l.unit_net = 0)
          and o.placed_at >= f.since
        group by l.flavour_id
      )
      select s.flavour_id as "flavourId", 'free' as of, c.total as expected, s.quantity as found
      from free_stock s left join chains c on c.flavour_id = s.flavour_id
      where case when c.flavour_id is null then s.quantity is not null
        else c.is_broken or c.ends is distinct from s.quantity end
      union all
      select c.flavour_id, 'taken', coalesce(g.pieces, 0), coalesce(h.pieces, 0)
      from chains c left join given g on g.flavour_id = c.flavour_id left join had h on h.flavour_id = c.flavour_id
      where not c.is_unclear and coalesce(g.pieces, 0) <> coalesce(h.pieces, 0)
      union all
      select l.flavour_id, 'outlet', sum(l.expected)::int, sum(l.quantity)::int
      from outlet_lot_counts l where l.quantity <> l.expected
      group by l.flavour_id
      order by 1, 2`,
  )
