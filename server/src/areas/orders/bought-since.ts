import { and, eq, gt, gte, ne, sql, sum } from 'drizzle-orm'
import type { Db } from '../../platform/database.ts'
import { orderLines, orders } from './tables.ts'

const ordered = sql<number>`${orderLines.quantity} - ${orderLines.cancelledQuantity}`

/** Pieces of each flavour that a customer ordered since an instant, without releases of show orders and what was cancelled. */
export const boughtSince = (
  db: Db,
  customerId: number,
  since: Date,
): Promise<{ flavourId: number; pieces: number }[]> =>
  db
    .select({ flavourId: orderLines.flavourId, pieces: sum(ordered).mapWith(Number) })
    .from(orders)
    .innerJoin(orderLines, eq(orderLines.orderId, orders.id))
    .where(
      and(
        eq(orders.customerId, customerId),
        gte(orders.placedAt, since),
        ne(orders.kind, 'show-release'),
        ne(orders.status, 'cancelled'),
        gt(ordered, 0),
      ),
    )
    .groupBy(orderLines.flavourId)

/** Flavours that a customer has ever ordered, also at the fair. */
export async function boughtEver(db: Db, customerId: number): Promise<Set<number>> {
  const found = await db
    .selectDistinct({ flavourId: orderLines.flavourId })
    .from(orders)
    .innerJoin(orderLines, eq(orderLines.orderId, orders.id))
    .where(eq(orders.customerId, customerId))
  return new Set(found.map(({ flavourId }) => flavourId))
}
