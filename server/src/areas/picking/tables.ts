import { sql } from 'drizzle-orm'
import { check, foreignKey, index, integer, pgTable, primaryKey, uniqueIndex } from 'drizzle-orm/pg-core'
import { instant, rowId } from '../../platform/columns.ts'
import { orderLines, orders } from '../orders/tables.ts'
import { users } from '../people/tables.ts'
import { shipments } from '../shipping/tables.ts'

/** Goods of one order that somebody fetches from the shelves. An order has at most one open list. */
export const pickLists = pgTable(
  'pick_lists',
  {
    id: rowId(),
    orderId: integer('order_id')
      .notNull()
      .references(() => orders.id),
    madeAt: instant('made_at').notNull(),
    madeBy: integer('made_by').references(() => users.id, { onDelete: 'set null' }),
    closedAt: instant('closed_at'),
    /** Null in a closed list: its goods were given back. */
    shipmentId: integer('shipment_id').references(() => shipments.id),
  },
  table => [
    index('pick_lists_order').on(table.orderId),
    uniqueIndex('pick_lists_open').on(table.orderId).where(sql`${table.closedAt} is null`),
  ],
)

export const pickLines = pgTable(
  'pick_lines',
  {
    pickListId: integer('pick_list_id')
      .notNull()
      .references(() => pickLists.id),
    orderId: integer('order_id').notNull(),
    line: integer('line').notNull(),
    quantity: integer('quantity').notNull(),
  },
  table => [
    primaryKey({ columns: [table.pickListId, table.line] }),
    foreignKey({ columns: [table.orderId, table.line], foreignColumns: [orderLines.orderId, orderLines.line] }),
    check('pick_lines_quantity', sql`${table.quantity} > 0`),
  ],
)
