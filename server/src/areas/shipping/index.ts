export { makeShipment } from './make-shipment.ts'
export { markShipped } from './mark-shipped.ts'
export { shippedQuantities } from './queries.ts'
