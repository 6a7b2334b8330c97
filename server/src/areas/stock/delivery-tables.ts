import { sql } from 'drizzle-orm'
import { check, date, foreignKey, index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { instant, rowId } from '../../platform/columns.ts'
import { flavours } from '../catalogue/tables.ts'
import { users } from '../people/tables.ts'

/** What a supplier has announced. */
export const expectedDeliveries = pgTable(
  'expected_deliveries',
  {
    id: rowId(),
    supplier: text('supplier').notNull(),
    /** The supplier's number, or ours. */
    reference: text('reference'),
    note: text('note'),
    createdAt: instant('created_at').notNull(),
    createdBy: integer('created_by').references(() => users.id, { onDelete: 'set null' }),
    /** When nothing more of it was expected. */
    closedAt: instant('closed_at'),
  },
  table => [index('expected_deliveries_open').on(table.id).where(sql`${table.closedAt} is null`)],
)

export const expectedDeliveryLines = pgTable(
  'expected_delivery_lines',
  {
    deliveryId: integer('delivery_id')
      .notNull()
      .references(() => expectedDeliveries.id, { onDelete: 'cascade' }),
    line: integer('line').notNull(),
    flavourId: integer('flavour_id')
      .notNull()
      .references(() => flavours.id, { onDelete: 'cascade' }),
    quantity: integer('quantity').notNull(),
    /** Null: nobody knows when. */
    expectedOn: date('expected_on'),
    /** Pieces that have arrived; may be more than were announced. */
    received: integer('received').notNull().default(0),
    /** When buyers were told that the day had passed. */
    lateMailedAt: instant('late_mailed_at'),
  },
  table => [
    primaryKey({ columns: [table.deliveryId, table.line] }),
    index('expected_delivery_lines_flavour').on(table.flavourId),
    check('expected_delivery_lines_quantity', sql`${table.quantity} > 0 and ${table.received} >= 0`),
  ],
)

/** Goods that have arrived. */
export const receipts = pgTable(
  'receipts',
  {
    id: rowId(),
    deliveryId: integer('delivery_id')
      .notNull()
      .references(() => expectedDeliveries.id),
    receivedAt: instant('received_at').notNull(),
    receivedBy: integer('received_by').references(() => users.id, { onDelete: 'set null' }),
    note: text('note'),
  },
  table => [index('receipts_delivery').on(table.deliveryId)],
)

export const receiptLines = pgTable(
  'receipt_lines',
  {
    receiptId: integer('receipt_id')
      .notNull()
      .references(() => receipts.id),
    line: integer('line').notNull(),
    flavourId: integer('flavour_id')
      .notNull()
      .references(() => flavours.id, { onDelete: 'cascade' }),
    deliveryId: integer('delivery_id').notNull(),
    deliveryLine: integer('delivery_line').notNull(),
    quantity: integer('quantity').notNull(),
    lot: text('lot'),
    bestBefore: date('best_before'),
    /** Pieces of it that went to open backorders at once. */
    served: integer('served').notNull().default(0),
  },
  table => [
    primaryKey({ columns: [table.receiptId, table.line] }),
    foreignKey({
      columns: [table.deliveryId, table.deliveryLine],
      foreignColumns: [expectedDeliveryLines.deliveryId, expectedDeliveryLines.line],
    }),
    index('receipt_lines_flavour').on(table.flavourId),
    check('receipt_lines_quantity', sql`${table.quantity} > 0 and ${table.served} between 0 and ${table.quantity}`),
  ],
)
