import type { Answer } from '@fairfloor/domain/endpoint'
import { cents, euros } from '@fairfloor/domain/money'
import type { listBackorder } from '@fairfloor/domain/orders/contract'
import { discountUntil, openOf, remainingOf } from '@fairfloor/domain/orders/rest'
import { and, asc, eq, inArray, ne, sql } from 'drizzle-orm'
import type { Db } from '../../platform/database.ts'
import { orderLines, orders } from './tables.ts'

/** The day on which goods are expected; null if nobody knows. */
export type EtaOf = (flavourId: number) => string | null

/** What a customer's orders wait for, a row for each line with a rest; the oldest order first. */
export async function backorderOf(db: Db, customerId: number, etaOf: EtaOf): Promise<Answer<typeof listBackorder>> {
  const found = await db
    .select({
      line: orderLines,
      sizeId: sql<number | null>`(select size_id from flavour_sizes where id = ${orderLines.flavourId})`,
    })
    .from(orderLines)
    .innerJoin(orders, eq(orders.id, orderLines.orderId))
    .where(
      and(
        eq(orders.customerId, customerId),
        inArray(orders.kind, ['shop', 'newcomer-week']),
        ne(orders.status, 'cancelled'),
        sql`${orderLines.quantity} - ${orderLines.reservedQuantity} - ${orderLines.cancelledQuantity} > 0`,
      ),
    )
    .orderBy(asc(orders.placedAt), asc(orders.id), asc(orderLines.line))
  return found.map(({ line, sizeId }) => {
    const { quantity, reservedQuantity: reserved, cancelledQuantity: cancelled } = line
    const until = remainingOf({ quantity, cancelled })
    return {
      brand: line.brandName,
      product_size: `${line.productName} ${line.sizeName}`,
      product_size_erp_id: sizeId,
      product_attribute: line.flavourName,
      product_attribute_erp_id: line.flavourId,
      discount: euros(cents(discountUntil(line, until) - discountUntil(line, reserved))),
      open_backorder_price: euros(cents(line.unitNet)),
      open_backorder_quantity: openOf({ quantity, reserved, cancelled }),
      order_id: line.orderId,
      line: line.line,
      eta: etaOf(line.flavourId),
    }
  })
}
