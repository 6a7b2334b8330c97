import { cents } from '@fairfloor/domain/money'
import { eq } from 'drizzle-orm'
import type { Db } from '../../platform/database.ts'
import { type Catalogue, flavourOf, takeFreeStock } from '../catalogue/index.ts'
import { insertLines } from './keep-order.ts'
import { lockOrder } from './order-tariff.ts'
import { restate } from './restate.ts'
import { orderLines } from './tables.ts'

type Replacing = {
  readonly orderId: number
  /** The line whose pieces are sent again. */
  readonly line: number
  /** With which they left. */
  readonly shipmentId: number
  readonly quantity: number
  readonly userId: number
  readonly now: Date
}

/**
 * Sends pieces of an order's line again without a price: a further line of the same order, which takes what is free at once and
 * waits for the rest as every backorder does. Locks the stock, then the order.
 * @returns the number of the new line
 * @throws Error for a line that the order does not have
 */
export async function replaceLine(tx: Db, catalogue: Catalogue, wanted: Replacing): Promise<number> {
  const { orderId, line, shipmentId, quantity, userId, now } = wanted
  const of = eq(orderLines.orderId, orderId)
  const flavourId = (await tx.select().from(orderLines).where(of)).find(one => one.line === line)?.flavourId
  if (flavourId === undefined) throw new Error(`Order ${orderId} has no line ${line}`)
  const taken = await takeFreeStock(tx, [{ flavourId, quantity }], { kind: 'order', orderId, userId, at: now })
  await lockOrder(tx, orderId)
  // After the lock: another replacement may have added a line meanwhile.
  const lines = await tx.select().from(orderLines).where(of)
  const replaced = lines.find(one => one.line === line)!
  const added = Math.max(...lines.map(one => one.line)) + 1
  const NONE = cents(0)
  await insertLines(tx, [
    {
      ...replaced,
      line: added,
      quantity,
      reservedQuantity: taken.get(flavourId) ?? 0,
      cancelledQuantity: 0,
      // Deposit, tax and label were paid with the first pieces.
      ...{ unitNet: NONE, discount: NONE, net: NONE, deposit: NONE, consumptionTax: NONE, label: NONE },
      ...{ depositClass: null, depositVatRate: null, readyMillilitres: null, hasLabel: false },
      ...{ discountPieces: null, priceTerms: null },
      vatClass: replaced.vatClass ?? flavourOf(catalogue.snapshot(), flavourId).size.product.vatClass,
      // A lot of the outlet is gone: the pieces come from the shelves.
      outletLotId: null,
      replacesLine: line,
      replacesShipmentId: shipmentId,
    },
  ])
  await restate(tx, orderId, now)
  return added
}
