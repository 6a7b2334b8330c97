import { sql } from 'drizzle-orm'
import { check, foreignKey, index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { instant, rowId } from '../../platform/columns.ts'
import { orderLines, orders } from '../orders/tables.ts'

/** Goods of one order that leave the warehouse together. */
export const shipments = pgTable(
  'shipments',
  {
    id: rowId(),
    orderId: integer('order_id')
      .notNull()
      .references(() => orders.id),
    carrier: text('carrier').notNull(),
    /** When its goods were set aside. */
    madeAt: instant('made_at').notNull(),
    /** When the carrier took it. */
    shippedAt: instant('shipped_at'),
  },
  table => [index('shipments_order').on(table.orderId)],
)

/** The part of an order's line that is in a shipment. */
export const shipmentLines = pgTable(
  'shipment_lines',
  {
    shipmentId: integer('shipment_id')
      .notNull()
      .references(() => shipments.id),
    orderId: integer('order_id').notNull(),
    line: integer('line').notNull(),
    quantity: integer('quantity').notNull(),
  },
  table => [
    primaryKey({ columns: [table.orderId, table.line, table.shipmentId] }),
    foreignKey({ columns: [table.orderId, table.line], foreignColumns: [orderLines.orderId, orderLines.line] }),
    check('shipment_lines_quantity', sql`${table.quantity} > 0`),
  ],
)
