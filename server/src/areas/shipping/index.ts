export { makeShipment } from './make-shipment.ts'
export { markShipped } from './mark-shipped.ts'
export { shippedPieces, shippedQuantities } from './queries.ts'
export { registerShipping } from './routes.ts'
