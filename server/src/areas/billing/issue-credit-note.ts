import { priceCredit, priceCreditOf } from '@fairfloor/domain/billing/credit'
import type { Credited, CreditSum, CreditWanted } from '@fairfloor/domain/billing/credited'
import { refuse } from '@fairfloor/domain/general-refusals'
import { desc, eq, sql } from 'drizzle-orm'
import type { Db } from '../../platform/database.ts'
import type { CreditDocument, PaidBy } from './document/credit.ts'
import { paidByOf } from './paid-of-orders.ts'
import type { InvoiceRow } from './queries.ts'
import { replacedOf } from './replaced.ts'
import { lockOpenInvoices, lockOrders, settle } from './settle.ts'
import { creditNotes, invoices } from './tables.ts'
import { writeCreditNote } from './write-credit-note.ts'

type Common = {
  /** Printed on it; of a return and a complaint its code. */
  readonly reason: string
  /** Null: by an event or by night. */
  readonly issuedBy: number | null
  readonly now: Date
}

/** A credit note for an invoice. */
type Correction = Common & {
  readonly invoiceId: number
  readonly wanted: readonly CreditWanted[]
} & ({ readonly kind: 'price' | 'goodwill' | 'complaint' } | { readonly kind: 'return'; readonly returnId: number })

/** A credit note for a year, by VAT rate. */
type Bonus = Common & {
  readonly kind: 'bonus'
  readonly customerId: number
  readonly year: number
  readonly sums: readonly CreditSum[]
}

export type NewCreditNote = Correction | Bonus

export type IssuedCreditNote = { readonly creditNoteId: number; readonly number: string }

/**
 * Issues a credit note with the next number of its own series of the year. It settles the invoice it corrects; what is left
 * of it pays the customer's next invoices. A return has one at most: the second call answers the first one's. It locks the
 * order, then the invoice.
 * @returns null where there is nothing to give
 * @throws Refusal not_found, more_than_invoiced
 */
export const issueCreditNote = (tx: Db, note: NewCreditNote): Promise<IssuedCreditNote | null> =>
  note.kind === 'bonus' ? issueBonus(tx, note) : correct(tx, note)

async function correct(tx: Db, note: Correction): Promise<IssuedCreditNote | null> {
  const { kind, invoiceId, wanted, now } = note
  const invoice = await lockInvoice(tx, invoiceId)
  const returnId = note.kind === 'return' ? note.returnId : null
  const earlier = await tx.select().from(creditNotes).where(eq(creditNotes.invoiceId, invoiceId))
  const known = returnId === null ? undefined : earlier.find(one => one.returnId === returnId)
  if (known) return { creditNoteId: known.id, number: known.number }
  const before = earlier.map(({ document }) => document)
  const replaced = (await replacedOf(tx, invoice.orderId))(invoice.shipmentId)
  const priced = priceCredit(invoice.document, before, wanted, { capped: kind === 'return', replaced })
  if (!priced) return null
  const { customerId, orderId } = invoice
  const document = correctionOf(invoice, priced, { paidBy: await paidByOf(tx, orderId), now })
  const written = await writeCreditNote(tx, { ...note, customerId, orderId, invoiceId, returnId, document })
  const open = await lockOpenInvoices(tx, sql`i.id = ${invoiceId}`)
  await settle(tx, { kind: 'credit', id: written.creditNoteId, left: priced.totals.gross }, open, now)
  return written
}

async function lockInvoice(tx: Db, invoiceId: number): Promise<InvoiceRow> {
  const [found] = await tx.select({ orderId: invoices.orderId }).from(invoices).where(eq(invoices.id, invoiceId))
  if (!found) throw refuse('not_found')
  await lockOrders(tx, [found.orderId])
  const [locked] = await tx.select().from(invoices).where(eq(invoices.id, invoiceId)).for('update')
  return locked!
}

async function issueBonus(tx: Db, bonus: Bonus): Promise<IssuedCreditNote | null> {
  const { customerId, year, sums, now } = bonus
  const priced = priceCreditOf(sums)
  if (!priced) return null
  const [newest] = await tx
    .select()
    .from(invoices)
    .where(eq(invoices.customerId, customerId))
    .orderBy(desc(invoices.id))
    .limit(1)
  if (!newest) throw refuse('not_found')
  const { invoiceAddress, vatId } = newest.document.order
  const document: CreditDocument = {
    issuedAt: now.toISOString(),
    order: null,
    corrects: null,
    bonusYear: year,
    invoiceAddress,
    shippingAddress: invoiceAddress,
    vatId,
    totals: priced.totals,
    lines: priced.lines.map(line => ({ ...line, goods: null })),
  }
  return writeCreditNote(tx, { ...bonus, orderId: null, invoiceId: null, returnId: null, document })
}

function correctionOf(
  { document, number, issuedOn, suppliedOn }: InvoiceRow,
  priced: Credited,
  { paidBy, now }: { readonly paidBy: PaidBy; readonly now: Date },
): CreditDocument {
  const { id, externalReference, paymentMethod, invoiceAddress, shippingAddress, vatId } = document.order
  const sold = new Map(document.lines.map(line => [line.line, line]))
  return {
    issuedAt: now.toISOString(),
    order: { id, externalReference, paymentMethod, paidBy },
    corrects: { number, issuedOn, suppliedOn },
    bonusYear: null,
    invoiceAddress,
    shippingAddress,
    vatId,
    totals: priced.totals,
    lines: priced.lines.map(line => ({ ...line, goods: goodsOf(sold.get(line.invoiceLine ?? 0)) })),
  }
}

function goodsOf(line: InvoiceRow['document']['lines'][number] | undefined) {
  if (!line) return null
  const { sku, ean, brandName, productName, sizeName, flavourName, extras } = line
  return { sku, ean, brandName, productName, sizeName, flavourName, ...(extras && { extras }) }
}
