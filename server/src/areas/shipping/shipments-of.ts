import { asc, eq } from 'drizzle-orm'
import type { Db } from '../../platform/database.ts'
import { returnLines, returns, shipmentLines, shipmentLots, shipments } from './tables.ts'

type Part = Pick<typeof shipmentLines.$inferSelect, 'line' | 'quantity'>
type PartLot = Pick<typeof shipmentLots.$inferSelect, 'lot' | 'bestBefore' | 'quantity'>
type Return = typeof returns.$inferSelect & {
  readonly lines: readonly (typeof returnLines.$inferSelect)[]
}

export type Shipment = typeof shipments.$inferSelect & {
  readonly lines: readonly (Part & { readonly lots: readonly PartLot[] })[]
  readonly returns: readonly Return[]
}

/** The shipments of an order, the first one first, with their lots and what came back. Five statements at most. */
export async function shipmentsOf(db: Db, orderId: number): Promise<Shipment[]> {
  const found = await db.select().from(shipments).where(eq(shipments.orderId, orderId)).orderBy(asc(shipments.id))
  if (found.length === 0) return []
  const lines = await db
    .select()
    .from(shipmentLines)
    .where(eq(shipmentLines.orderId, orderId))
    .orderBy(asc(shipmentLines.line))
  const lots = await db.select().from(shipmentLots).where(eq(shipmentLots.orderId, orderId)).orderBy(shipmentLots.id)
  const back = await returnsOf(db, orderId)
  return found.map(shipment => ({
    ...shipment,
    lines: lines
      .filter(({ shipmentId }) => shipmentId === shipment.id)
      .map(({ line, quantity }) => ({
        line,
        quantity,
        lots: lots.filter(lot => lot.shipmentId === shipment.id && lot.line === line),
      })),
    returns: back.filter(({ shipmentId }) => shipmentId === shipment.id),
  }))
}

async function returnsOf(db: Db, orderId: number): Promise<Return[]> {
  const heads = await db.select().from(returns).where(eq(returns.orderId, orderId)).orderBy(asc(returns.id))
  if (heads.length === 0) return []
  const lines = await db.select().from(returnLines).where(eq(returnLines.orderId, orderId)).orderBy(returnLines.line)
  return heads.map(head => ({ ...head, lines: lines.filter(({ returnId }) => returnId === head.id) }))
}

/** A shipment without its lines. */
export async function shipmentById(db: Db, shipmentId: number) {
  const [found] = await db.select().from(shipments).where(eq(shipments.id, shipmentId))
  return found
}

/** What came back of a shipment, as it was taken. */
export async function returnById(db: Db, returnId: number): Promise<Return> {
  const [head] = await db.select().from(returns).where(eq(returns.id, returnId))
  const lines = await db.select().from(returnLines).where(eq(returnLines.returnId, returnId)).orderBy(returnLines.line)
  return { ...head!, lines }
}
