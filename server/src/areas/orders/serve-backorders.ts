import { type Served, serveWaiting, type Waiting } from '@fairfloor/domain/orders/serve'
import { type SQL, sql } from 'drizzle-orm'
import { type Db, rows } from '../../platform/database.ts'
import { publish } from '../../platform/outbox.ts'
import { lockFreeStock, takeStock } from '../catalogue/index.ts'
import { ORDER_SERVED, type OrderServed } from './events.ts'

export type { Served }

type Given = {
  readonly flavourIds: readonly number[]
  /** Who has the goods brought in; null: nobody, by the clock. */
  readonly userId: number | null
  readonly receiptId?: number
  readonly now: Date
}

const OPEN = sql`l.quantity - l.reserved_quantity - l.cancelled_quantity`

/**
 * Gives what is free of some flavours to open backorders, the oldest order first, before anybody else can have it: to be
 * called in the transaction in which the goods came in. The stock's rows are locked first, then the orders, both by id.
 * @returns what was given to which line
 */
export async function serveBackorders(tx: Db, { flavourIds, userId, receiptId, now }: Given): Promise<Served[]> {
  const free = await lockFreeStock(tx, flavourIds)
  if (free.size === 0) return []
  const flavours = [...free.keys()]
  await lockWaiting(tx, flavours)
  const waiting = await rows<Waiting>(
    tx,
    sql`
      select l.order_id as "orderId", l.line, l.flavour_id as "flavourId", ${OPEN} as open
      from order_lines l join orders o on o.id = l.order_id
      where ${waitsFor(flavours)} order by o.placed_at, o.id, l.line`,
  )
  const served = serveWaiting(free, waiting)
  for (const [orderId, lines] of byOrder(served)) {
    const short = await takeStock(tx, lines, {
      kind: 'backorder',
      orderId,
      userId,
      at: now,
      ...(receiptId !== undefined && { receiptId }),
    })
    if (short.length > 0) throw new Error(`Locked stock was taken by somebody else: ${JSON.stringify(short)}`)
    const parts = lines.map(({ line, quantity }) => ({ line, quantity }))
    await tx.execute(sql`
      update order_lines l set reserved_quantity = l.reserved_quantity + part.quantity
      from jsonb_to_recordset(${JSON.stringify(parts)}::jsonb) as part(line int, quantity int)
      where l.order_id = ${orderId} and l.line = part.line`)
    await publish(tx, ORDER_SERVED, { orderId, lines: parts } satisfies OrderServed)
  }
  return served
}

/**
 * Locks what a command needs that gives pieces of an order back: the stock, and with the order all others that wait for
 * these flavours, by id, so that two such commands never wait for each other.
 */
export async function lockForGivingBack(tx: Db, orderId: number, flavourIds: readonly number[]): Promise<void> {
  await lockFreeStock(tx, flavourIds)
  await lockWaiting(tx, flavourIds, orderId)
}

/** Flavours that somebody waits for although there is free stock: a count or an import has found it. */
export const waitedFor = async (db: Db): Promise<number[]> =>
  (
    await rows<{ id: number }>(
      db,
      sql`
        select distinct l.flavour_id as id
        from order_lines l join free_stock s on s.flavour_id = l.flavour_id and s.quantity > 0
          join orders o on o.id = l.order_id
        where ${OPEN} > 0 and l.outlet_lot_id is null and o.status <> 'cancelled' order by id`,
    )
  ).map(({ id }) => id)

async function lockWaiting(tx: Db, flavours: readonly number[], orderId?: number): Promise<void> {
  await tx.execute(sql`
    select o.id from orders o
    where ${orderId === undefined ? sql`false` : sql`o.id = ${orderId}`}
      or o.id in (select l.order_id from order_lines l where ${ofFlavours(flavours)} and ${OPEN} > 0)
    order by o.id for update`)
}

const waitsFor = (flavours: readonly number[]): SQL =>
  sql`${ofFlavours(flavours)} and ${OPEN} > 0 and o.status <> 'cancelled'`

/** Lines of the outlet wait for nothing: it has no backorders. */
const ofFlavours = (flavours: readonly number[]): SQL =>
  sql`l.outlet_lot_id is null and l.flavour_id in (select value::int from jsonb_array_elements_text(${JSON.stringify(flavours)}::jsonb))`

function byOrder(served: readonly Served[]): Map<number, Served[]> {
  const orders = new Map<number, Served[]>()
  for (const one of served) orders.set(one.orderId, [...(orders.get(one.orderId) ?? []), one])
  return orders
}
