import { sql } from 'drizzle-orm'
import { type Db, rows } from '../../platform/database.ts'
import { shipmentLines, shipments } from './tables.ts'

export type NewShipment = {
  readonly orderId: number
  readonly carrier: string
  readonly lines: readonly { readonly line: number; readonly quantity: number }[]
  readonly now: Date
}

/** Creates a shipment for lines of an order; one statement, however many lines. The caller has checked the open quantities. */
export async function makeShipment(tx: Db, { orderId, carrier, lines, now }: NewShipment): Promise<number> {
  const parts = lines.map(({ line, quantity }) => ({ line, quantity }))
  const [made] = await rows<{ id: number }>(
    tx,
    sql`
      with made as (
        insert into ${shipments} (order_id, carrier, made_at)
        values (${orderId}, ${carrier}, ${now.toISOString()}::timestamptz)
        returning id, order_id
      ), lines as (
        insert into ${shipmentLines} (shipment_id, order_id, line, quantity)
        select made.id, made.order_id, part.line, part.quantity
        from made, jsonb_to_recordset(${JSON.stringify(parts)}::jsonb) as part(line int, quantity int)
      )
      select id from made`,
  )
  return made!.id
}
