import type { Db } from '../../platform/database.ts'
import { issueInvoice } from '../billing/index.ts'
import { type HandOver, type LeavingLine, makeShipment, takeLots } from '../shipping/index.ts'

type Shipped = Omit<Parameters<typeof issueInvoice>[1], 'shipmentId'> & {
  /** Given when the carrier takes it at once, with what it takes; left out, it waits for the carrier. */
  readonly leaves?: { readonly handOver: HandOver; readonly lines: readonly LeavingLine[] }
}

/** Makes one shipment of lines of an order, with its invoice; two statements, and those of the lots if it leaves. */
export async function shipLines(tx: Db, { leaves, ...shipped }: Shipped): Promise<number> {
  const { order, lines, today, now } = shipped
  const given = { orderId: order.id, carrier: order.carrier, lines, now }
  const shipmentId = await makeShipment(tx, leaves ? { ...given, handOver: leaves.handOver } : given)
  if (leaves) await takeLots(tx, { shipmentId, orderId: order.id, lines: leaves.lines, today })
  await issueInvoice(tx, { ...shipped, shipmentId })
  return shipmentId
}
