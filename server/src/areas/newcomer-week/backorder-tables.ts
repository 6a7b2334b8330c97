import { sql } from 'drizzle-orm'
import { check, foreignKey, index, integer, pgTable, primaryKey } from 'drizzle-orm/pg-core'
import { instant } from '../../platform/columns.ts'
import { customers } from '../companies/tables.ts'
import { orderLines, orders } from '../orders/tables.ts'
import { users } from '../people/tables.ts'

/** An order whose backorder its customer is asked to confirm. It stands in place of the basket until that is done. */
export const backorderConfirmations = pgTable(
  'backorder_confirmations',
  {
    orderId: integer('order_id')
      .primaryKey()
      .references(() => orders.id, { onDelete: 'cascade' }),
    customerId: integer('customer_id')
      .notNull()
      .references(() => customers.id, { onDelete: 'cascade' }),
    askedAt: instant('asked_at').notNull(),
    askedBy: integer('asked_by').references(() => users.id, { onDelete: 'set null' }),
  },
  table => [index('backorder_confirmations_customer').on(table.customerId)],
)

/** A line that waits for goods, and how many of its pieces the customer still wants. */
export const backorderConfirmationLines = pgTable(
  'backorder_confirmation_lines',
  {
    orderId: integer('order_id').notNull(),
    line: integer('line').notNull(),
    /** Pieces of the line that were not waited for when the question was asked. */
    kept: integer('kept').notNull(),
    /** Pieces that were waited for then. */
    asked: integer('asked').notNull(),
    wanted: integer('wanted').notNull(),
  },
  table => [
    primaryKey({ columns: [table.orderId, table.line] }),
    foreignKey({
      columns: [table.orderId],
      foreignColumns: [backorderConfirmations.orderId],
      name: 'backorder_confirmation_lines_order',
    }).onDelete('cascade'),
    foreignKey({
      columns: [table.orderId, table.line],
      foreignColumns: [orderLines.orderId, orderLines.line],
      name: 'backorder_confirmation_lines_of',
    }).onDelete('cascade'),
    check(
      'backorder_confirmation_lines_wanted',
      sql`${table.kept} >= 0 and ${table.asked} > 0 and ${table.wanted} between 0 and ${table.asked}`,
    ),
  ],
)

/** What a customer has answered about a backorder: kept for the figures, as the question itself goes with its answer. */
export const backorderAnswers = pgTable(
  'backorder_answers',
  {
    orderId: integer('order_id')
      .notNull()
      .references(() => orders.id, { onDelete: 'cascade' }),
    askedAt: instant('asked_at').notNull(),
    askedBy: integer('asked_by').references(() => users.id, { onDelete: 'set null' }),
    answeredAt: instant('answered_at').notNull(),
    answeredBy: integer('answered_by').references(() => users.id, { onDelete: 'set null' }),
    /** Pieces that were waited for when the question was asked, and those of them that stay ordered. */
    asked: integer('asked').notNull(),
    confirmed: integer('confirmed').notNull(),
  },
  table => [primaryKey({ columns: [table.orderId, table.askedAt] })],
)
