import { pgView } from 'drizzle-orm/pg-core'
import { returns, shipmentLines, shipments } from './tables.ts'

// What statements of other areas read of these tables, as `areas.ts` lists it.

export const shipmentHeads = pgView('shipment_heads').as(db =>
  db.select({ id: shipments.id, orderId: shipments.orderId, shippedAt: shipments.shippedAt }).from(shipments),
)

export const shipmentGoods = pgView('shipment_goods').as(db =>
  db
    .select({
      shipmentId: shipmentLines.shipmentId,
      orderId: shipmentLines.orderId,
      line: shipmentLines.line,
      quantity: shipmentLines.quantity,
    })
    .from(shipmentLines),
)

export const returnHeads = pgView('return_heads').as(db =>
  db.select({ id: returns.id, returnedAt: returns.returnedAt }).from(returns),
)
