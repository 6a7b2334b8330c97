import { pgView } from 'drizzle-orm/pg-core'
import { orderLines, orders } from './tables.ts'

// What statements of other areas read of these tables, as `areas.ts` lists it.

export const orderHeads = pgView('order_heads').as(db =>
  db
    .select({
      id: orders.id,
      kind: orders.kind,
      status: orders.status,
      customerId: orders.customerId,
      placedAt: orders.placedAt,
      heldUntil: orders.heldUntil,
      paidAheadAt: orders.paidAheadAt,
      externalReference: orders.externalReference,
      wishedOn: orders.wishedOn,
      delivery: orders.delivery,
      carrier: orders.carrier,
      paymentMethod: orders.paymentMethod,
      shippingAddress: orders.shippingAddress,
      gross: orders.gross,
    })
    .from(orders),
)

export const orderGoods = pgView('order_goods').as(db =>
  db
    .select({
      orderId: orderLines.orderId,
      line: orderLines.line,
      flavourId: orderLines.flavourId,
      sku: orderLines.sku,
      brandName: orderLines.brandName,
      productName: orderLines.productName,
      sizeName: orderLines.sizeName,
      flavourName: orderLines.flavourName,
      quantity: orderLines.quantity,
      reservedQuantity: orderLines.reservedQuantity,
      cancelledQuantity: orderLines.cancelledQuantity,
      unitNet: orderLines.unitNet,
      outletLotId: orderLines.outletLotId,
      replacesLine: orderLines.replacesLine,
      replacesShipmentId: orderLines.replacesShipmentId,
    })
    .from(orderLines),
)
