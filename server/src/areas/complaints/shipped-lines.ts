import { COMPLAINT_DAYS, canComplain, complainUntil, leftToComplain } from '@fairfloor/domain/complaints/complaint'
import { type Day, dayIn, daysAfter, instantIn } from '@fairfloor/domain/day'
import { type SQL, sql } from 'drizzle-orm'
import { type Db, rows } from '../../platform/database.ts'

/** Names of a line's goods, as a part of a statement that has the line as `l`. */
export const GOODS = sql`l.brand_name, l.product_name, l.size_name as product_size_name,
  l.flavour_name as product_attribute_name`

type Goods = {
  readonly brand_name: string
  readonly product_name: string
  readonly product_size_name: string
  readonly product_attribute_name: string
}

type Found = Goods & {
  readonly shipment_id: number
  readonly line: number
  readonly shipped_at: Date | string
  readonly shipped: number
  readonly complained: number
}

export type ShippedLine = Goods & {
  readonly shipment_id: number
  readonly line: number
  readonly shipped_at: string
  readonly complain_until: Day
  readonly shipped: number
  readonly left: number
}

/** When the oldest shipment left that can still be complained of. */
const since = (now: Date, timeZone: string) =>
  instantIn(daysAfter(dayIn(now, timeZone), -COMPLAINT_DAYS), '00:00', timeZone).toISOString()

/** Orders of a customer of which something left in the last days, the newest shipment first. */
export async function complainableOrders(db: Db, customerId: number, now: Date, timeZone: string) {
  const found = await rows<{
    order_id: number
    external_reference: string | null
    shipped_at: Date | string
    lines: number
  }>(
    db,
    sql`
      select o.id as order_id, o.external_reference, max(s.shipped_at) as shipped_at,
        count(distinct (sl.shipment_id, sl.line))::int as lines
      from shipment_heads s join order_heads o on o.id = s.order_id
        join shipment_goods sl on sl.order_id = s.order_id and sl.shipment_id = s.id
      where o.customer_id = ${customerId} and s.shipped_at >= ${since(now, timeZone)}::timestamptz
      group by o.id, o.external_reference order by max(s.shipped_at) desc, o.id desc`,
  )
  return found.map(one => ({ ...one, shipped_at: new Date(one.shipped_at).toISOString() }))
}

/** Lines of an order of a customer that can be complained of; undefined if the customer has no such order. */
export async function complainableLines(
  db: Db,
  { customerId, orderId }: { customerId: number; orderId: number },
  now: Date,
  timeZone: string,
): Promise<ShippedLine[] | undefined> {
  const [own] = await rows(db, sql`select from order_heads where id = ${orderId} and customer_id = ${customerId}`)
  if (!own) return undefined
  const found = await shippedLines(db, sql`s.order_id = ${orderId}`)
  const today = dayIn(now, timeZone)
  return found
    .filter(({ shipped_at }) => canComplain(dayIn(new Date(shipped_at), timeZone), today))
    .map(line => shown(line, timeZone))
}

/** What left of one line with one shipment of a customer's order. */
export async function shippedLine(
  db: Db,
  at: { orderId: number; shipmentId: number; line: number; customerId: number },
  timeZone: string,
): Promise<ShippedLine | undefined> {
  const [found] = await shippedLines(
    db,
    sql`s.order_id = ${at.orderId} and s.id = ${at.shipmentId} and sl.line = ${at.line}
      and (select customer_id from order_heads where id = s.order_id) = ${at.customerId}`,
  )
  return found && shown(found, timeZone)
}

const shippedLines = (db: Db, which: SQL) =>
  rows<Found>(
    db,
    sql`
      select sl.shipment_id, sl.line, ${GOODS}, s.shipped_at, sl.quantity as shipped, (
        select coalesce(sum(
          case when c.decision is null then case when c.closed_at is null then c.quantity else 0 end
            when c.decision = 'refused' then 0 else c.settled_quantity end
        ), 0)::int from complaints c
        where c.order_id = sl.order_id and c.line = sl.line and c.shipment_id = sl.shipment_id
      ) as complained
      from shipment_heads s join shipment_goods sl on sl.order_id = s.order_id and sl.shipment_id = s.id
        join order_goods l on l.order_id = sl.order_id and l.line = sl.line
      where ${which} and s.shipped_at is not null
      order by s.shipped_at desc, s.id desc, sl.line`,
  )

function shown({ complained, shipped_at, ...line }: Found, timeZone: string): ShippedLine {
  const at = new Date(shipped_at)
  return {
    ...line,
    shipped_at: at.toISOString(),
    complain_until: complainUntil(dayIn(at, timeZone)),
    left: leftToComplain(line.shipped, complained),
  }
}
