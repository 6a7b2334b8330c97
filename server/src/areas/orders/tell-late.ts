import { sql } from 'drizzle-orm'
import { type Db, rows } from '../../platform/database.ts'
import { publish } from '../../platform/outbox.ts'
import { ORDER_LATE, type OrderLate } from './events.ts'

/** Says of each order that waits for some flavours that their expected day has passed: its customer is mailed. */
export async function tellLate(tx: Db, flavourIds: readonly number[]): Promise<void> {
  const waiting = await rows<OrderLate>(
    tx,
    sql`
      select l.order_id as "orderId", json_agg(json_build_object('line', l.line,
        'quantity', l.quantity - l.reserved_quantity - l.cancelled_quantity) order by l.line) as lines
      from order_lines l join orders o on o.id = l.order_id
      where l.flavour_id in (select value::int from jsonb_array_elements_text(${JSON.stringify(flavourIds)}::jsonb))
        and l.quantity - l.reserved_quantity - l.cancelled_quantity > 0 and o.status <> 'cancelled'
      group by l.order_id order by l.order_id`,
  )
  for (const late of waiting) await publish(tx, ORDER_LATE, late)
}
