import type { Platform } from '../../platform/platform.ts'
import { invoiceOfShipment, issueCreditNote } from '../invoicing/index.ts'
import { returnById } from '../shipping/index.ts'
import { ORDER_RETURNED, type OrderReturned } from './events.ts'

/** Credits what came back of an order by the invoice of its shipment, once for each return. */
export function followReturns({ outbox, clock }: Platform): void {
  outbox.on<OrderReturned>(ORDER_RETURNED, async (tx, { returnId }) => {
    const { shipmentId, reason, takenBy, lines } = await returnById(tx, returnId)
    await issueCreditNote(tx, {
      kind: 'return',
      invoiceId: await invoiceOfShipment(tx, shipmentId),
      returnId,
      wanted: lines.map(({ line, quantity }) => ({ of: 'pieces', line, quantity })),
      reason,
      issuedBy: takenBy,
      now: clock(),
    })
  })
}
