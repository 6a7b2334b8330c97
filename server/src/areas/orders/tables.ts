import type { OrderAddress } from '@fairfloor/domain/orders/contract'
import type { OrderTotals } from '@fairfloor/domain/orders/totals'
import type { Seller } from '@fairfloor/domain/seller/seller'
import { sql } from 'drizzle-orm'
import { bigint, check, date, index, integer, jsonb, pgTable, primaryKey, text, unique } from 'drizzle-orm/pg-core'
import { cents, instant, rowId } from '../../platform/columns.ts'
import { flavours } from '../catalogue/tables.ts'
import { customers, users } from '../identity/tables.ts'

/** A sum of cents: a long order exceeds an integer. */
const sumOfCents = (name: string) => bigint(name, { mode: 'number' })

/** What a customer bought, as it stood when it was placed. The id is the number that the customer sees. */
export const orders = pgTable(
  'orders',
  {
    id: rowId(),
    kind: text('kind', { enum: ['shop', 'show-release', 'outlet', 'newcomer-week'] }).notNull(),
    status: text('status', { enum: ['placed', 'in picking', 'shipped', 'invoiced', 'paid', 'cancelled'] })
      .notNull()
      .default('placed'),
    customerId: integer('customer_id')
      .notNull()
      .references(() => customers.id),
    placedBy: integer('placed_by')
      .notNull()
      .references(() => users.id),
    /** The agent who placed it for that user. */
    agentId: integer('agent_id').references(() => users.id),
    placedAt: instant('placed_at').notNull(),
    shippedAt: instant('shipped_at'),
    externalReference: text('external_reference'),
    note: text('note'),
    carrier: text('carrier').notNull(),
    paymentMethod: text('payment_method').notNull(),
    invoiceAddress: jsonb('invoice_address').$type<OrderAddress>().notNull(),
    shippingAddress: jsonb('shipping_address').$type<OrderAddress>().notNull(),
    vatId: text('vat_id'),
    totals: jsonb('totals').$type<OrderTotals>().notNull(),
    net: sumOfCents('net').notNull(),
    gross: sumOfCents('gross').notNull(),
  },
  table => [index('orders_customer').on(table.customerId, table.id)],
)

/** One flavour of an order, with the names it had. Amounts without VAT. */
export const orderLines = pgTable(
  'order_lines',
  {
    orderId: integer('order_id')
      .notNull()
      .references(() => orders.id),
    line: integer('line').notNull(),
    flavourId: integer('flavour_id')
      .notNull()
      .references(() => flavours.id),
    sku: text('sku').notNull(),
    ean: text('ean'),
    brandName: text('brand_name').notNull(),
    productName: text('product_name').notNull(),
    sizeName: text('size_name').notNull(),
    flavourName: text('flavour_name').notNull(),
    quantity: integer('quantity').notNull(),
    unitNet: cents('unit_net').notNull(),
    net: sumOfCents('net').notNull(),
    /** Basis points. */
    vatRate: integer('vat_rate').notNull(),
    deposit: sumOfCents('deposit').notNull(),
    /** Null where the deposit is no part of the taxable amount. */
    depositVatRate: integer('deposit_vat_rate'),
    consumptionTax: sumOfCents('consumption_tax').notNull(),
    label: sumOfCents('label').notNull(),
  },
  table => [
    primaryKey({ columns: [table.orderId, table.line] }),
    index('order_lines_flavour').on(table.flavourId),
    check('order_lines_quantity', sql`${table.quantity} > 0`),
  ],
)

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
