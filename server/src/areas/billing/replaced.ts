import type { Replaced } from '@fairfloor/domain/billing/credit-left'
import { sql } from 'drizzle-orm'
import { type Db, rows } from '../../platform/database.ts'

/** Which pieces of an order's shipments are sent again, or were; those of a replacement that was cancelled are not. */
export async function replacedOf(db: Db, orderId: number): Promise<(shipmentId: number) => Replaced> {
  const found = await rows<{ shipmentId: number; line: number; pieces: number }>(
    db,
    sql`
      select replaces_shipment_id as "shipmentId", replaces_line as line,
        sum(quantity - cancelled_quantity)::int as pieces
      from order_goods where order_id = ${orderId} and replaces_line is not null
      group by replaces_shipment_id, replaces_line`,
  )
  return shipmentId =>
    new Map(found.filter(one => one.shipmentId === shipmentId).map(({ line, pieces }) => [line, pieces]))
}
