import type { Seller } from '@fairfloor/domain/seller/seller'
import { date, index, integer, jsonb, pgTable, text, unique } from 'drizzle-orm/pg-core'
import { instant, rowId } from '../../platform/columns.ts'
import { orders } from '../orders/tables.ts'

/** The last number given in a year: taken and raised in the order's own transaction, so that a rollback leaves no gap. */
export const invoiceNumbers = pgTable('invoice_numbers', {
  year: integer('year').primaryKey(),
  last: integer('last').notNull(),
})

export const invoices = pgTable(
  'invoices',
  {
    id: rowId(),
    orderId: integer('order_id')
      .notNull()
      .unique()
      .references(() => orders.id),
    year: integer('year').notNull(),
    sequence: integer('sequence').notNull(),
    /** What is printed, made of prefix, year and sequence. */
    number: text('number').notNull().unique(),
    issuedOn: date('issued_on').notNull(),
    dueOn: date('due_on').notNull(),
    paidAt: instant('paid_at'),
    /** The house as it was: a move must not change old invoices. */
    seller: jsonb('seller').$type<Seller>().notNull(),
  },
  table => [
    unique('invoices_gapless').on(table.year, table.sequence),
    index('invoices_due').on(table.paidAt, table.dueOn),
  ],
)
