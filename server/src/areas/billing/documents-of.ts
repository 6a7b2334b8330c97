import { leftOf } from '@fairfloor/domain/billing/credit-left'
import type { VatCategory } from '@fairfloor/domain/billing/totals'
import type { Day } from '@fairfloor/domain/day'
import { type Cents, cents } from '@fairfloor/domain/money'
import { asc, eq, sql } from 'drizzle-orm'
import { type Db, rows } from '../../platform/database.ts'
import { freeOfCredit } from './left-money.ts'
import { replacedOf } from './replaced.ts'
import { creditNotes, invoices } from './tables.ts'
import { restOfInvoice } from './unpaid.ts'

export type OrderPaper = {
  readonly kind: 'invoice' | 'credit note'
  readonly id: number
  readonly number: string
  readonly issuedOn: Day
  readonly gross: Cents
  /** What is left to pay of an invoice, or of a credit note for other invoices. */
  readonly open: Cents
}

/** The invoices and credit notes of an order, in the order in which they were issued. */
export async function documentsOf(db: Db, orderId: number): Promise<OrderPaper[]> {
  const found = await rows<Omit<OrderPaper, 'gross' | 'open'> & { gross: number; open: number }>(
    db,
    sql`
      select 'invoice' as kind, i.id, i.number, i.issued_on::text as "issuedOn", i.gross::float8 as gross,
        (case when i.paid_at is null then ${restOfInvoice} else 0 end)::float8 as open
      from invoices i where i.order_id = ${orderId}
      union all
      select 'credit note', c.id, c.number, c.issued_on::text, c.gross::float8, (${freeOfCredit})::float8
      from credit_notes c where c.order_id = ${orderId}
      order by "issuedOn", kind desc, id`,
  )
  return found.map(one => ({ ...one, gross: cents(one.gross), open: cents(one.open) }))
}

export type Creditable = {
  readonly invoiceId: number
  readonly number: string
  readonly lines: readonly {
    readonly line: number
    /** Below 0 where more were credited and sent again than left. */
    readonly pieces: number
    readonly unitNet: Cents
    readonly net: Cents
  }[]
  readonly rates: readonly { readonly category: VatCategory; readonly rate: number; readonly net: Cents }[]
}

/** What can still be credited of each invoice of an order. */
export async function creditableOf(db: Db, orderId: number): Promise<Creditable[]> {
  const issued = await db.select().from(invoices).where(eq(invoices.orderId, orderId)).orderBy(asc(invoices.id))
  if (issued.length === 0) return []
  const notes = await db.select().from(creditNotes).where(eq(creditNotes.orderId, orderId))
  const replaced = await replacedOf(db, orderId)
  return issued.map(({ id, number, shipmentId, document }) => {
    const earlier = notes.filter(({ invoiceId }) => invoiceId === id).map(note => note.document)
    const left = leftOf(document, earlier, replaced(shipmentId))
    return {
      invoiceId: id,
      number,
      lines: [...left.lines].map(([line, { pieces, unitNet, net }]) => ({
        line,
        pieces,
        unitNet: cents(unitNet),
        net: cents(net),
      })),
      rates: left.rates.map(({ category, rate, net }) => ({ category, rate, net: cents(net) })),
    }
  })
}
