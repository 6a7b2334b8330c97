import { sql } from 'drizzle-orm'
import { type Db, rows } from '../../platform/database.ts'

/** Pieces of each size in orders placed since an instant, without what was cancelled. */
export const piecesSold = (db: Db, since: Date): Promise<{ sizeId: number; pieces: number }[]> =>
  rows(
    db,
    sql`select size_id as "sizeId", sum(quantity - cancelled_quantity)::int as pieces
        from orders join order_lines on order_id = orders.id join flavour_sizes f on f.id = flavour_id
        where placed_at >= ${since} and status <> 'cancelled' and quantity > cancelled_quantity
        group by size_id`,
  )

/** Fewer customers would tell what one of them orders. */
const FEWEST_CUSTOMERS = 2

/**
 * Sizes that customers ordered together since an instant, for each size the most frequent ones first.
 * @param most of each size
 */
export const boughtTogether = (
  db: Db,
  since: Date,
  most: number,
): Promise<{ sizeId: number; otherId: number; customers: number }[]> =>
  rows(
    db,
    sql`with bought as (
          select distinct orders.id as order_id, customer_id, size_id
          from orders join order_lines on order_id = orders.id join flavour_sizes f on f.id = flavour_id
          where placed_at >= ${since} and status <> 'cancelled' and quantity > cancelled_quantity
        ), pairs as (
          select one.size_id, other.size_id as other_id, count(distinct one.customer_id)::int as customers
          from bought one join bought other on other.order_id = one.order_id and other.size_id <> one.size_id
          group by one.size_id, other.size_id
          having count(distinct one.customer_id) >= ${FEWEST_CUSTOMERS}::int
        ), numbered as (
          select *, row_number() over (partition by size_id order by customers desc, other_id) as place from pairs
        )
        select size_id as "sizeId", other_id as "otherId", customers from numbered
        where place <= ${most}::int order by size_id, place`,
  )
