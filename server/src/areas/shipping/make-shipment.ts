import { sql } from 'drizzle-orm'
import { type Db, rows } from '../../platform/database.ts'
import { shipmentLines, shipments } from './tables.ts'

/** What is said of a shipment when the carrier takes it. */
export type HandOver = {
  /** The carrier's number of it. */
  readonly tracking: string | null
  readonly parcels: number | null
  readonly note: string | null
  /** Null: nobody, by the program. */
  readonly userId: number | null
}

export type NewShipment = {
  readonly orderId: number
  readonly carrier: string
  readonly lines: readonly { readonly line: number; readonly quantity: number }[]
  /** Left out: it waits for the carrier. */
  readonly handOver?: HandOver
  readonly now: Date
}

/** Creates a shipment for lines of an order; one statement, however many lines. The caller has checked the open quantities. */
export async function makeShipment(tx: Db, shipment: NewShipment): Promise<number> {
  const { orderId, carrier, lines, handOver, now } = shipment
  const parts = lines.map(({ line, quantity }) => ({ line, quantity }))
  const at = now.toISOString()
  const [made] = await rows<{ id: number }>(
    tx,
    sql`
      with made as (
        insert into ${shipments} (order_id, carrier, made_at, shipped_at, tracking, parcels, note, shipped_by)
        values (${orderId}, ${carrier}, ${at}::timestamptz, ${handOver ? at : null}::timestamptz,
          ${handOver?.tracking ?? null}, ${handOver?.parcels ?? null}, ${handOver?.note ?? null}, ${handOver?.userId ?? null})
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
