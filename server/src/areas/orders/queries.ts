import type { Day } from '@fairfloor/domain/day'
import { openOf } from '@fairfloor/domain/orders/rest'
import type { HandedOver } from '@fairfloor/domain/orders/state'
import { and, eq, sql } from 'drizzle-orm'
import { type Db, rows } from '../../platform/database.ts'
import { peopleById } from '../people/index.ts'
import { shippedOf } from '../shipping/index.ts'
import { orderLines, orders } from './tables.ts'

export type OrderRow = typeof orders.$inferSelect
export type OrderLine = typeof orderLines.$inferSelect

/** A lot of the outlet, as goods that come from it name it. */
type OutletLot = { readonly lot: string | null; readonly bestBefore: Day }

/** A stored order, with the pieces that were shipped of each line, and the outlet's lots that its lines are from. */
export type StoredOrder = {
  readonly order: OrderRow
  readonly lines: readonly OrderLine[]
  readonly shipped: ReadonlyMap<number, number>
  /** Of all pieces that are not cancelled, what the carrier has. */
  readonly handedOver: HandedOver
  readonly placedBy: string
  /** Who placed it as that user; null: the user. */
  readonly agent: string | null
  /** The colleague who approved it; null: nobody had to. */
  readonly approvedBy: string | null
  readonly outletLots: ReadonlyMap<number, OutletLot>
}

/** An order of one customer; undefined when there is none, or it belongs to another customer. */
export async function orderOf(db: Db, customerId: number, orderId: number): Promise<StoredOrder | undefined> {
  const [order] = await db
    .select()
    .from(orders)
    .where(and(eq(orders.id, orderId), eq(orders.customerId, customerId)))
  return order && wholeOrder(db, order)
}

/** An order of any customer; undefined when there is none. */
export async function orderById(db: Db, orderId: number): Promise<StoredOrder | undefined> {
  const [order] = await db.select().from(orders).where(eq(orders.id, orderId))
  return order && wholeOrder(db, order)
}

async function wholeOrder(db: Db, order: OrderRow): Promise<StoredOrder> {
  const lines = await db.select().from(orderLines).where(eq(orderLines.orderId, order.id)).orderBy(orderLines.line)
  const people = await peopleById(db, [order.placedBy, order.agentId ?? [], order.approvedBy ?? []].flat())
  const { byLine, handedOver } = await shippedOf(db, order.id)
  return {
    order,
    lines,
    shipped: byLine,
    handedOver: {
      ordered_quantity: lines.reduce((all, line) => all + line.quantity - line.cancelledQuantity, 0),
      handed_over_quantity: handedOver,
    },
    placedBy: people.get(order.placedBy)?.name ?? '',
    agent: people.get(order.agentId ?? 0)?.name ?? null,
    approvedBy: people.get(order.approvedBy ?? 0)?.name ?? null,
    outletLots: await outletLotsOf(db, order),
  }
}

async function outletLotsOf(db: Db, { id, kind }: OrderRow): Promise<ReadonlyMap<number, OutletLot>> {
  if (kind !== 'outlet') return new Map()
  const lots = await rows<OutletLot & { id: number }>(
    db,
    sql`select id, lot, best_before::text as "bestBefore" from outlet_lot_names
        where id in (select outlet_lot_id from order_lines where order_id = ${id})`,
  )
  return new Map(lots.map(({ id, ...lot }) => [id, lot]))
}

/** The pieces of a line of an order. */
export const piecesOf = (line: OrderLine, shipped: ReadonlyMap<number, number>) => ({
  quantity: line.quantity,
  reserved: line.reservedQuantity,
  shipped: shipped.get(line.line) ?? 0,
  cancelled: line.cancelledQuantity,
})

/** The pieces of an order that wait for goods. */
export const openPiecesOf = ({ lines, shipped }: StoredOrder): number =>
  lines.reduce((sum, line) => sum + openOf(piecesOf(line, shipped)), 0)

/** The list by which somebody picks an order now. */
export async function openPickListOf(db: Db, orderId: number): Promise<number | null> {
  const found = await rows<{ id: number }>(db, sql`select id from open_pick_lists where order_id = ${orderId}`)
  return found[0]?.id ?? null
}
