import type { Seller } from '@fairfloor/domain/seller/seller'
import { bigint, date, index, integer, jsonb, pgTable, text, unique } from 'drizzle-orm/pg-core'
import { instant, rowId } from '../../platform/columns.ts'
import { customers } from '../identity/tables.ts'
import { orders } from '../orders/tables.ts'
import { shipments } from '../shipping/tables.ts'
import type { InvoiceDocument } from './document/invoice.ts'

/** The last invoice number of a year, incremented in the invoice's own transaction, so that a rollback leaves no gap. */
export const invoiceNumbers = pgTable('invoice_numbers', {
  year: integer('year').primaryKey(),
  last: integer('last').notNull(),
})

/** What a customer has signed so that we may collect from its account. */
export const mandates = pgTable(
  'mandates',
  {
    id: rowId(),
    customerId: integer('customer_id')
      .notNull()
      .references(() => customers.id),
    reference: text('reference').notNull().unique(),
    signedOn: date('signed_on').notNull(),
    iban: text('iban').notNull(),
    holder: text('holder').notNull(),
    /** The seller's id as a creditor, as on the signed paper. */
    creditorId: text('creditor_id').notNull(),
    /** When it was withdrawn or replaced; null: it runs. */
    endedAt: instant('ended_at'),
  },
  table => [index('mandates_customer').on(table.customerId)],
)

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
  },
  table => [
    unique('invoices_gapless').on(table.year, table.sequence),
    index('invoices_due').on(table.paidAt, table.dueOn),
    index('invoices_order').on(table.orderId),
    index('invoices_customer').on(table.customerId),
  ],
)
