import type { Day } from '@fairfloor/domain/day'
import { refuse } from '@fairfloor/domain/general-refusals'
import type { Db } from '../../platform/database.ts'
import { publish } from '../../platform/outbox.ts'
import { lockedOrder, ORDER_SHIPPED, type OrderShipped, restate } from '../orders/index.ts'
import { type HandOver, shipmentById, shipmentsOf, takeLots, writeHandOver } from '../shipping/index.ts'

type Handing = HandOver & { readonly shipmentId: number; readonly today: Day; readonly now: Date }

/**
 * Gives a packed shipment to the carrier: it takes its lots from the shelves, and the customer hears of it. What is said of a
 * shipment that the carrier has already is only written down.
 * @returns the order
 * @throws Refusal not_found
 */
export async function handOverShipment(tx: Db, { shipmentId, today, now, ...said }: Handing): Promise<number> {
  const found = await shipmentById(tx, shipmentId)
  if (!found) throw refuse('not_found')
  const { orderId } = found
  const { lines } = await lockedOrder(tx, orderId)
  const shipment = (await shipmentsOf(tx, orderId)).find(({ id }) => id === shipmentId)!
  await writeHandOver(tx, shipmentId, said, shipment.shippedAt ? null : now)
  if (shipment.shippedAt) return orderId
  const leaving = shipment.lines.map(({ line, quantity }) => {
    const { flavourId, outletLotId } = lines.find(one => one.line === line)!
    return { line, quantity, flavourId, outletLotId }
  })
  await takeLots(tx, { shipmentId, orderId, lines: leaving, today })
  await restate(tx, orderId, now)
  await publish(tx, ORDER_SHIPPED, { orderId, shipmentId } satisfies OrderShipped)
  return orderId
}
