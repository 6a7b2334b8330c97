import { deliveries } from '@fairfloor/domain/companies/delivery'
import { paymentMethods } from '@fairfloor/domain/companies/payment-methods'
import { sql } from 'drizzle-orm'
import { bigint, boolean, date, index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { cents, instant, lineExtras, rowId } from '../../platform/columns.ts'
import { flavours } from '../catalogue/tables.ts'
import { customers } from '../companies/tables.ts'
import { orders } from '../orders/tables.ts'
import { users } from '../people/tables.ts'

/** An order above its user's limit, as it was sent to the colleagues who may approve it. Nothing is ordered or taken from stock. */
export const approvals = pgTable(
  'approvals',
  {
    id: rowId(),
    customerId: integer('customer_id')
      .notNull()
      .references(() => customers.id, { onDelete: 'cascade' }),
    askedBy: integer('asked_by')
      .notNull()
      .references(() => users.id),
    /** The agent who asked as that user. */
    agentId: integer('agent_id').references(() => users.id),
    askedAt: instant('asked_at').notNull(),
    /** Of that moment; of the goods without VAT. */
    orderLimit: cents('order_limit').notNull(),
    net: bigint('net', { mode: 'number' }).notNull(),
    pieces: integer('pieces').notNull(),
    /** Null: the usual one. It may be gone by now. */
    shippingAddressId: integer('shipping_address_id'),
    carrier: text('carrier').notNull(),
    paymentMethod: text('payment_method', { enum: paymentMethods }).notNull(),
    labelService: boolean('label_service').notNull(),
    delivery: text('delivery', { enum: deliveries }).notNull(),
    externalReference: text('external_reference'),
    note: text('note'),
    wishedOn: date('wished_on'),
    /** To the colleague. */
    word: text('word'),
    decidedAt: instant('decided_at'),
    /** Who approved, refused, or withdrew it. */
    decidedBy: integer('decided_by').references(() => users.id),
    outcome: text('outcome', { enum: ['approved', 'refused', 'withdrawn'] }),
    /** From the colleague. */
    answer: text('answer'),
    orderId: integer('order_id').references(() => orders.id),
    /** When the lines of a refused one were put back into the basket. */
    takenBackAt: instant('taken_back_at'),
  },
  table => [
    index('approvals_customer').on(table.customerId, table.id),
    index('approvals_waiting').on(table.customerId).where(sql`${table.decidedAt} is null`),
  ],
)

/** A line of it; amounts in cents without VAT. */
export const approvalLines = pgTable(
  'approval_lines',
  {
    approvalId: integer('approval_id')
      .notNull()
      .references(() => approvals.id, { onDelete: 'cascade' }),
    line: integer('line').notNull(),
    flavourId: integer('flavour_id')
      .notNull()
      .references(() => flavours.id),
    quantity: integer('quantity').notNull(),
    /** Of a piece, when it was asked. */
    price: cents('price').notNull(),
    /** Pieces of the line that were in stock then. */
    inStock: integer('in_stock').notNull(),
    extras: lineExtras(),
  },
  table => [primaryKey({ columns: [table.approvalId, table.line] })],
)
