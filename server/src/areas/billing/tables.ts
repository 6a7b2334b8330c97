import type { Seller } from '@fairfloor/domain/seller/seller'
import { sql } from 'drizzle-orm'
import { bigint, check, date, index, integer, jsonb, pgTable, text, unique } from 'drizzle-orm/pg-core'
import { instant, rowId } from '../../platform/columns.ts'
import { customers } from '../companies/tables.ts'
import { orders } from '../orders/tables.ts'
import { bankEntries } from '../payments/bank-tables.ts'
import { users } from '../people/tables.ts'
import { returns, shipments } from '../shipping/tables.ts'
import type { CreditDocument } from './document/credit.ts'
import type { InvoiceDocument } from './document/invoice.ts'

/** Cents without VAT of the goods alone, kept beside the document: a year's turnover adds up many of them. */
const netOfGoods = () =>
  bigint('goods_net', { mode: 'number' }).generatedAlwaysAs(sql`((document -> 'totals' -> 'goods' ->> 'net')::bigint)`)

/** The last invoice number of a year, incremented in the invoice's own transaction, so that a rollback leaves no gap. */
export const invoiceNumbers = pgTable('invoice_numbers', {
  year: integer('year').primaryKey(),
  last: integer('last').notNull(),
})

/** One per shipment. A trigger fills in the shipment where the previous release names none (see the migration). */
export const invoices = pgTable(
  'invoices',
  {
    id: rowId(),
    orderId: integer('order_id')
      .notNull()
      .references(() => orders.id),
    customerId: integer('customer_id')
      .notNull()
      .references(() => customers.id),
    shipmentId: integer('shipment_id')
      .notNull()
      .unique()
      .references(() => shipments.id),
    year: integer('year').notNull(),
    sequence: integer('sequence').notNull(),
    /** As printed: prefix, year and sequence. */
    number: text('number').notNull().unique(),
    issuedOn: date('issued_on').notNull(),
    suppliedOn: date('supplied_on').notNull(),
    dueOn: date('due_on').notNull(),
    paidAt: instant('paid_at'),
    gross: bigint('gross', { mode: 'number' }).notNull(),
    /** The seller's data of that day: later changes must not alter old invoices. */
    seller: jsonb('seller').$type<Seller>().notNull(),
    /** The rest of the invoice; never changed. */
    document: jsonb('document').$type<InvoiceDocument>().notNull(),
    goodsNet: netOfGoods(),
  },
  table => [
    unique('invoices_gapless').on(table.year, table.sequence),
    index('invoices_due').on(table.paidAt, table.dueOn),
    index('invoices_order').on(table.orderId),
    index('invoices_customer').on(table.customerId, table.issuedOn),
  ],
)

/** The last credit note number of a year, incremented as that of the invoices. */
export const creditNoteNumbers = pgTable('credit_note_numbers', {
  year: integer('year').primaryKey(),
  last: integer('last').notNull(),
})

export const creditNotes = pgTable(
  'credit_notes',
  {
    id: rowId(),
    kind: text('kind', { enum: ['return', 'price', 'goodwill', 'complaint', 'bonus'] }).notNull(),
    customerId: integer('customer_id')
      .notNull()
      .references(() => customers.id),
    orderId: integer('order_id').references(() => orders.id),
    /** The invoice it corrects; null in a bonus, which is for a year's invoices. */
    invoiceId: integer('invoice_id').references(() => invoices.id),
    /** At most one for each return. */
    returnId: integer('return_id')
      .unique()
      .references(() => returns.id),
    year: integer('year').notNull(),
    sequence: integer('sequence').notNull(),
    number: text('number').notNull().unique(),
    issuedOn: date('issued_on').notNull(),
    /** Positive: what we owe. */
    gross: bigint('gross', { mode: 'number' }).notNull(),
    reason: text('reason').notNull(),
    seller: jsonb('seller').$type<Seller>().notNull(),
    /** The rest of it; never changed. */
    document: jsonb('document').$type<CreditDocument>().notNull(),
    goodsNet: netOfGoods(),
    issuedBy: integer('issued_by').references(() => users.id, { onDelete: 'set null' }),
  },
  table => [
    unique('credit_notes_gapless').on(table.year, table.sequence),
    index('credit_notes_customer').on(table.customerId),
    index('credit_notes_invoice').on(table.invoiceId),
    index('credit_notes_order').on(table.orderId),
    check('credit_notes_gross', sql`${table.gross} > 0`),
  ],
)

/** Money that a customer has paid. */
export const payments = pgTable(
  'payments',
  {
    id: rowId(),
    /** Names its source, so that it is booked once: `bank:17`, `card:4`, or the key of a call. */
    key: text('key').notNull().unique(),
    customerId: integer('customer_id')
      .notNull()
      .references(() => customers.id),
    /** Of an order that is paid ahead. */
    orderId: integer('order_id').references(() => orders.id),
    method: text('method', { enum: ['transfer', 'card', 'direct debit', 'cash'] }).notNull(),
    amount: bigint('amount', { mode: 'number' }).notNull(),
    receivedOn: date('received_on').notNull(),
    reference: text('reference'),
    payer: text('payer'),
    note: text('note'),
    recordedAt: instant('recorded_at').notNull(),
    recordedBy: integer('recorded_by').references(() => users.id, { onDelete: 'set null' }),
    bankEntryId: integer('bank_entry_id').references(() => bankEntries.id),
    /** When it was taken back; it settles nothing since. */
    reversedAt: instant('reversed_at'),
    reversedBy: integer('reversed_by').references(() => users.id, { onDelete: 'set null' }),
    reversedWhy: text('reversed_why'),
  },
  table => [
    index('payments_customer').on(table.customerId),
    index('payments_order').on(table.orderId),
    check('payments_amount', sql`${table.amount} > 0`),
  ],
)

/** The part of a payment or of a credit note that pays an invoice. */
export const settlements = pgTable(
  'settlements',
  {
    id: rowId(),
    invoiceId: integer('invoice_id')
      .notNull()
      .references(() => invoices.id),
    paymentId: integer('payment_id').references(() => payments.id),
    creditNoteId: integer('credit_note_id').references(() => creditNotes.id),
    amount: bigint('amount', { mode: 'number' }).notNull(),
    settledAt: instant('settled_at').notNull(),
  },
  table => [
    index('settlements_invoice').on(table.invoiceId),
    index('settlements_payment').on(table.paymentId),
    index('settlements_credit_note').on(table.creditNoteId),
    check('settlements_amount', sql`${table.amount} > 0`),
    check('settlements_source', sql`num_nonnulls(${table.paymentId}, ${table.creditNoteId}) = 1`),
  ],
)
