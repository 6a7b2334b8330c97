import { and, asc, desc, eq, inArray } from 'drizzle-orm'
import type { Db } from '../../platform/database.ts'
import { creditNotes, invoices } from './tables.ts'

export type InvoiceRow = typeof invoices.$inferSelect

export type CreditNoteRow = typeof creditNotes.$inferSelect

/** A credit note by its number, of any customer or of one. */
export async function creditNoteOf(db: Db, number: string, customerId?: number): Promise<CreditNoteRow | undefined> {
  const own = customerId === undefined ? undefined : eq(creditNotes.customerId, customerId)
  const [found] = await db
    .select()
    .from(creditNotes)
    .where(and(eq(creditNotes.number, number), own))
  return found
}

/**
 * A customer's invoice: the newest of an order, or the one with a number. Undefined where there is none, or it belongs
 * to another customer.
 */
export async function invoiceOf(
  db: Db,
  customerId: number,
  orderId: number,
  number?: string,
): Promise<InvoiceRow | undefined> {
  const [found] = await db
    .select()
    .from(invoices)
    .where(
      and(
        eq(invoices.orderId, orderId),
        eq(invoices.customerId, customerId),
        number === undefined ? undefined : eq(invoices.number, number),
      ),
    )
    .orderBy(desc(invoices.id))
    .limit(1)
  return found
}

/** An invoice of any customer. */
export async function invoiceByNumber(db: Db, number: string): Promise<InvoiceRow | undefined> {
  const [found] = await db.select().from(invoices).where(eq(invoices.number, number))
  return found
}

/** The newest invoice number of each of these orders. */
export async function invoiceNumbers(db: Db, orderIds: readonly number[]): Promise<Map<number, string>> {
  if (orderIds.length === 0) return new Map()
  const found = await db
    .select({ orderId: invoices.orderId, number: invoices.number })
    .from(invoices)
    .where(inArray(invoices.orderId, [...orderIds]))
    .orderBy(asc(invoices.id))
  return new Map(found.map(({ orderId, number }) => [orderId, number]))
}

/** The invoice number of each shipment of an order. */
export async function numbersByShipment(db: Db, orderId: number): Promise<Map<number, string>> {
  const { shipmentId, number } = invoices
  const found = await db.select({ shipmentId, number }).from(invoices).where(eq(invoices.orderId, orderId))
  return new Map(found.map(one => [one.shipmentId, one.number]))
}

/** Each shipment has one. */
export async function invoiceOfShipment(db: Db, shipmentId: number): Promise<number> {
  const [found] = await db.select({ id: invoices.id }).from(invoices).where(eq(invoices.shipmentId, shipmentId))
  return found!.id
}
