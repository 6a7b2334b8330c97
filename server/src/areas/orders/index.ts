export { awaitedOf, shippedSince } from './awaited.ts'
export type { EtaOf } from './backorder.ts'
export { boughtEver, boughtSince } from './bought-since.ts'
export { destinationOf, readBuyer } from './buyer.ts'
export { cancelDownTo } from './cancel-down-to.ts'
export { cancelRest } from './cancel-rest.ts'
export { eraseFromOrders } from './erase.ts'
export { etasOf } from './eta.ts'
export {
  ORDER_CANCELLED,
  ORDER_CHANGED,
  ORDER_PLACED,
  ORDER_RETURNED,
  ORDER_SHIPPED,
  type OrderCancelled,
  type OrderChanged,
  type OrderPlaced,
  type OrderReturned,
  type OrderShipped,
} from './events.ts'
export { backorders, flavoursSold, ordersByDay, ordersOfCustomerByState, ordersToShip } from './figures.ts'
export { hasOrders } from './has-orders.ts'
export { drawOrderId, keepOrder, type NewLine, testOrderId } from './keep-order.ts'
export { lastOrderOf } from './last-order.ts'
export { changedOrders } from './list-orders.ts'
export { lockedAt, lockedOrder } from './locked-order.ts'
export { goodsText } from './mail/order-mail.ts'
export { tariffOf } from './order-tariff.ts'
export { customersOfOrder } from './orders-of-customer.ts'
export { ownPricedOrder } from './own-order.ts'
export { ordersPersonal } from './personal.ts'
export { placeOrder } from './place-order.ts'
export { priceBeforeRelease, priceEach, priceLines } from './price-lines.ts'
export { purchasesOf } from './purchases.ts'
export { openPickListOf, openPiecesOf, orderById, orderOf, piecesOf, type StoredOrder } from './queries.ts'
export { replaceLine } from './replace-line.ts'
export { restate } from './restate.ts'
export { registerOrders } from './routes.ts'
export { lockForGivingBack, type Served, serveBackorders } from './serve-backorders.ts'
export { settleOrder } from './settle-order.ts'
export { type Part, shipOrder } from './ship-order.ts'
export { boughtTogether, piecesSold } from './sold.ts'
export { type Standing, standingOf } from './standing.ts'
export { takenByOrders } from './taken.ts'
export { tellLate } from './tell-late.ts'
