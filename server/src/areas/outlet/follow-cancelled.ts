import { sql } from 'drizzle-orm'
import { type Db, rows } from '../../platform/database.ts'
import type { Platform } from '../../platform/platform.ts'
import { ORDER_CANCELLED, type OrderCancelled } from '../orders/index.ts'
import { lockLots, moveLots } from './lots.ts'

/** Gives the cancelled pieces of orders back to the lots that they came from. */
export function followCancelled({ later, clock }: Platform): void {
  later.afterEvent<OrderCancelled>(ORDER_CANCELLED, 'outlet-lots', (tx, { orderId, userId }) =>
    giveBack(tx, { orderId, userId, at: clock() }),
  )
}

type Cancelled = { readonly orderId: number; readonly userId: number | null; readonly at: Date }

/** Gives back what is cancelled and was not given back yet, so that it may run any number of times. */
async function giveBack(tx: Db, { orderId, userId, at }: Cancelled): Promise<void> {
  const lots = await rows<{ id: number }>(
    tx,
    sql`select distinct outlet_lot_id as id from order_goods
        where order_id = ${orderId} and outlet_lot_id is not null and cancelled_quantity > 0`,
  )
  if (lots.length === 0) return
  await lockLots(
    tx,
    lots.map(({ id }) => id),
  )
  const moves = await rows<{ lotId: number; change: number }>(
    tx,
    sql`
      select l.outlet_lot_id as "lotId", (sum(l.cancelled_quantity) - coalesce((
          select sum(m.change) from outlet_movements m
          where m.lot_id = l.outlet_lot_id and m.order_id = ${orderId} and m.kind = 'cancel'
        ), 0))::int as change
      from order_goods l where l.order_id = ${orderId} and l.outlet_lot_id is not null
      group by l.outlet_lot_id`,
  )
  await moveLots(tx, moves, { kind: 'cancel', orderId, userId, at })
}
