import type { Answer } from '@fairfloor/domain/endpoint'
import type { getOrder } from '@fairfloor/domain/orders/contract'
import { trackingLink } from '@fairfloor/domain/shipping/tracking'
import type { Db } from '../../platform/database.ts'
import { numbersByShipment } from '../billing/index.ts'
import { readCarriers } from '../seller/index.ts'
import { type Shipment, shipmentsOf } from '../shipping/index.ts'

export type ShownShipments = Answer<typeof getOrder>['shipments']

/** The shipments of an order as sent on the wire. @param seesInvoices else they name no invoice */
export async function shownShipments(db: Db, orderId: number, seesInvoices: boolean): Promise<ShownShipments> {
  return describeShipments(db, orderId, await shipmentsOf(db, orderId), seesInvoices)
}

/** Shipments that are read already, as sent on the wire. */
export async function describeShipments(
  db: Db,
  orderId: number,
  found: readonly Shipment[],
  seesInvoices: boolean,
): Promise<ShownShipments> {
  if (found.length === 0) return []
  const numbers = seesInvoices ? await numbersByShipment(db, orderId) : new Map<number, string>()
  const links = new Map((await readCarriers(db)).map(({ name, trackingUrl }) => [name, trackingUrl]))
  return found.map(({ id, shippedAt, carrier, tracking, parcels, lines }) => ({
    shipment_id: id,
    shipped_at: shippedAt?.toISOString() ?? null,
    carrier,
    tracking,
    tracking_href: trackingLink(links.get(carrier) ?? null, tracking),
    parcels,
    invoice_number: numbers.get(id) ?? null,
    lines: lines.map(({ line, quantity, lots }) => ({
      line,
      quantity,
      lots: lots.map(({ lot, bestBefore, quantity: pieces }) => ({ lot, best_before: bestBefore, quantity: pieces })),
    })),
  }))
}
