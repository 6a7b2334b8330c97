import type { Parsed } from '@fairfloor/domain/endpoint'
import { refuse as notFound } from '@fairfloor/domain/general-refusals'
import type { takeReturn as contract } from '@fairfloor/domain/picking/contract'
import { refuse } from '@fairfloor/domain/picking/refusals'
import type { Db } from '../../platform/database.ts'
import { publish } from '../../platform/outbox.ts'
import { addStock } from '../catalogue/index.ts'
import {
  lockedOrder,
  lockForGivingBack,
  ORDER_RETURNED,
  type OrderReturned,
  orderById,
  serveBackorders,
} from '../orders/index.ts'
import { addLots, keepReturn, type Shipment, shipmentById, shipmentsOf } from '../shipping/index.ts'

type Taking = {
  readonly shipmentId: number
  readonly body: Parsed<typeof contract>['body']
  readonly userId: number
  readonly now: Date
}

/**
 * Takes shipped goods back. What can be sold again goes into stock, to open backorders first, and onto the shelf in the lots
 * it left in; the credit note follows by the event. Goods of the outlet are not put back: their lot is sold by its own rules.
 * @throws Refusal not_found, more_than_shipped
 */
export async function takeReturn(tx: Db, { shipmentId, body, userId, now }: Taking) {
  const found = await shipmentById(tx, shipmentId)
  const stored = found?.shippedAt && (await orderById(tx, found.orderId))
  if (!stored) throw notFound('not_found')
  const orderId = stored.order.id
  const soldAs = new Map(stored.lines.map(line => [line.line, line]))
  const flavourIds = [...new Set(stored.lines.map(({ flavourId }) => flavourId))]
  await lockForGivingBack(tx, orderId, flavourIds)
  await lockedOrder(tx, orderId)
  const shipment = (await shipmentsOf(tx, orderId)).find(({ id }) => id === shipmentId)!
  guardShipped(shipment, body.lines)
  const { reason, note, lines } = body
  const returnId = await keepReturn(tx, { orderId, shipmentId, reason, note: note || null, lines, userId, now })
  const back = lines.flatMap(({ line, restocked }) => {
    const { flavourId, outletLotId } = soldAs.get(line)!
    return restocked > 0 && outletLotId === null ? [{ line, flavourId, quantity: restocked }] : []
  })
  if (back.length > 0) {
    await addStock(tx, back, { kind: 'return', orderId, userId, at: now })
    await serveBackorders(tx, { flavourIds: back.map(({ flavourId }) => flavourId), userId, now })
    await addLots(tx, lotsOf(shipment, back))
  }
  await publish(tx, ORDER_RETURNED, { orderId, returnId } satisfies OrderReturned)
  return { orderId, returnId, restocked: back.reduce((sum, { quantity }) => sum + quantity, 0) }
}

function guardShipped({ lines, returns }: Shipment, wanted: Taking['body']['lines']): void {
  const errors = wanted.flatMap(({ line, quantity }, i) => {
    const before = returns.flatMap(one => one.lines).filter(one => one.line === line)
    const shipped = lines.find(one => one.line === line)?.quantity ?? 0
    const most = shipped - before.reduce((sum, one) => sum + one.quantity, 0)
    if (quantity <= most) return []
    return [{ path: `lines.${i}.quantity`, detail: `Line ${line}: ${most} pieces can come back.` }]
  })
  if (errors.length > 0) throw refuse('more_than_shipped', undefined, errors)
}

/** The lots that pieces which came back had when they left: the first ones of the line. */
function lotsOf({ lines }: Shipment, back: readonly { line: number; flavourId: number; quantity: number }[]) {
  return back.flatMap(({ line, flavourId, quantity }) => {
    let open = quantity
    const lots = lines.find(one => one.line === line)?.lots ?? []
    return lots.flatMap(({ lot, bestBefore, quantity: left }) => {
      const pieces = Math.min(open, left)
      open -= pieces
      return pieces > 0 ? [{ flavourId, lot, bestBefore, quantity: pieces }] : []
    })
  })
}
