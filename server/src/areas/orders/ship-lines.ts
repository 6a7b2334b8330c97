import type { Db } from '../../platform/database.ts'
import { issueInvoice } from '../invoicing/index.ts'
import { makeShipment } from '../shipping/index.ts'

type Shipped = Omit<Parameters<typeof issueInvoice>[1], 'shipmentId'>

/** Makes one shipment of lines of an order, with its invoice; two statements. */
export async function shipLines(tx: Db, shipped: Shipped): Promise<void> {
  const { order, lines, now } = shipped
  const shipmentId = await makeShipment(tx, { orderId: order.id, carrier: order.carrier, lines, now })
  await issueInvoice(tx, { ...shipped, shipmentId })
}
