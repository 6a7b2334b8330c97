import { pgView } from 'drizzle-orm/pg-core'
import { creditNotes, invoices, payments, settlements } from './tables.ts'

// What statements of other areas read of these tables, as `areas.ts` lists it.

export const invoiceHeads = pgView('invoice_heads').as(db =>
  db
    .select({
      id: invoices.id,
      orderId: invoices.orderId,
      customerId: invoices.customerId,
      number: invoices.number,
      issuedOn: invoices.issuedOn,
      dueOn: invoices.dueOn,
      paidAt: invoices.paidAt,
      gross: invoices.gross,
      goodsNet: invoices.goodsNet,
      document: invoices.document,
    })
    .from(invoices),
)

export const creditNoteHeads = pgView('credit_note_heads').as(db =>
  db
    .select({
      id: creditNotes.id,
      kind: creditNotes.kind,
      orderId: creditNotes.orderId,
      customerId: creditNotes.customerId,
      returnId: creditNotes.returnId,
      number: creditNotes.number,
      issuedOn: creditNotes.issuedOn,
      gross: creditNotes.gross,
      goodsNet: creditNotes.goodsNet,
      document: creditNotes.document,
    })
    .from(creditNotes),
)

export const moneyReceived = pgView('money_received').as(db =>
  db
    .select({
      id: payments.id,
      key: payments.key,
      customerId: payments.customerId,
      orderId: payments.orderId,
      method: payments.method,
      amount: payments.amount,
      receivedOn: payments.receivedOn,
      reference: payments.reference,
      payer: payments.payer,
      note: payments.note,
      recordedAt: payments.recordedAt,
      recordedBy: payments.recordedBy,
      bankEntryId: payments.bankEntryId,
      reversedAt: payments.reversedAt,
      reversedBy: payments.reversedBy,
      reversedWhy: payments.reversedWhy,
    })
    .from(payments),
)

/** What of received money pays which invoice. */
export const invoicesSettled = pgView('invoices_settled').as(db =>
  db
    .select({
      id: settlements.id,
      paymentId: settlements.paymentId,
      invoiceId: settlements.invoiceId,
      amount: settlements.amount,
    })
    .from(settlements),
)
