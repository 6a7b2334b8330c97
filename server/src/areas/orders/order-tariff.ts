import type { Day } from '@fairfloor/domain/day'
import { type Rates, type Tariff, tariffFor } from '@fairfloor/domain/seller/rates'
import { eq } from 'drizzle-orm'
import type { Db } from '../../platform/database.ts'
import type { OrderRow } from './queries.ts'
import { orders } from './tables.ts'

/** An order whose row is locked until the commit; undefined when there is none. */
export async function lockOrder(tx: Db, orderId: number): Promise<OrderRow | undefined> {
  const [order] = await tx.select().from(orders).where(eq(orders.id, orderId)).for('update')
  return order
}

/** The rates of an order on a day. */
export const tariffOf = ({ shippingAddress, vatId, carrier, totals }: OrderRow, rates: Rates, on: Day): Tariff =>
  tariffFor(rates, {
    country: shippingAddress.country,
    // Confirmed when it was ordered, or not.
    vatId: totals.taxCase === 'intra-community' ? vatId : null,
    carrier,
    on,
  })
