import { cents } from '@fairfloor/domain/money'
import type { OrderFigures } from '@fairfloor/domain/show-orders/summary'
import { and, eq, sql } from 'drizzle-orm'
import type { Db } from '../../platform/database.ts'
import { showOrders, showPositions } from './tables.ts'

/** Of a customer who never ordered, and of staff. */
export const NO_ORDER: OrderFigures = {
  confirmedAt: null,
  lines: 0,
  pieces: 0,
  net: cents(0),
  openLines: 0,
  openPieces: 0,
}

/** The sums of a customer's order, as `piecesInBasket` and `piecesRemaining` count; all 0 for one who never ordered. */
export async function readOrderFigures(db: Db, editionId: number, customerId: number): Promise<OrderFigures> {
  const inBasket = sql`(${showPositions.quantity} - ${showPositions.deletedQuantity})`
  const open = sql`(${inBasket} - ${showPositions.releasedQuantity})`
  const number = (sum: ReturnType<typeof sql>) => sql`coalesce(${sum}, 0)`.mapWith(Number)
  const [found] = await db
    .select({
      confirmedAt: showOrders.confirmedAt,
      lines: number(sql`count(*) filter (where ${inBasket} > 0)`),
      pieces: number(sql`sum(${inBasket})`),
      net: number(sql`sum(${inBasket} * ${showPositions.price}::bigint)`),
      openLines: number(sql`count(*) filter (where ${open} > 0)`),
      openPieces: number(sql`sum(${open})`),
    })
    .from(showOrders)
    .leftJoin(showPositions, eq(showPositions.showOrderId, showOrders.id))
    .where(and(eq(showOrders.editionId, editionId), eq(showOrders.customerId, customerId)))
    .groupBy(showOrders.id)
  return found ? { ...found, net: cents(found.net) } : NO_ORDER
}
