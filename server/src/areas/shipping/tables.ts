import { returnReasons } from '@fairfloor/domain/shipping/return-reasons'
import { sql } from 'drizzle-orm'
import { check, date, foreignKey, index, integer, pgTable, primaryKey, text, unique } from 'drizzle-orm/pg-core'
import { instant, rowId } from '../../platform/columns.ts'
import { flavours } from '../catalogue/tables.ts'
import { orderLines, orders } from '../orders/tables.ts'
import { users } from '../people/tables.ts'

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
    /** The carrier's number of it. */
    tracking: text('tracking'),
    parcels: integer('parcels'),
    /** Null: it left by itself, as a release of the fair does. */
    shippedBy: integer('shipped_by').references(() => users.id, { onDelete: 'set null' }),
    note: text('note'),
  },
  table => [
    index('shipments_order').on(table.orderId),
    index('shipments_packed').on(table.id).where(sql`${table.shippedAt} is null`),
  ],
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

/** Pieces on the shelves by lot, as far as lots are known. */
export const lots = pgTable(
  'lots',
  {
    id: rowId(),
    flavourId: integer('flavour_id')
      .notNull()
      .references(() => flavours.id, { onDelete: 'cascade' }),
    lot: text('lot'),
    bestBefore: date('best_before'),
    quantity: integer('quantity').notNull(),
  },
  table => [
    unique('lots_one').on(table.flavourId, table.lot, table.bestBefore).nullsNotDistinct(),
    check('lots_quantity', sql`${table.quantity} >= 0`),
  ],
)

/** From which lots the pieces of a shipment's line come. */
export const shipmentLots = pgTable(
  'shipment_lots',
  {
    id: rowId(),
    shipmentId: integer('shipment_id').notNull(),
    orderId: integer('order_id').notNull(),
    line: integer('line').notNull(),
    lot: text('lot'),
    bestBefore: date('best_before'),
    quantity: integer('quantity').notNull(),
  },
  table => [
    foreignKey({
      columns: [table.orderId, table.line, table.shipmentId],
      foreignColumns: [shipmentLines.orderId, shipmentLines.line, shipmentLines.shipmentId],
    }),
    index('shipment_lots_line').on(table.orderId, table.line, table.shipmentId),
    check('shipment_lots_quantity', sql`${table.quantity} > 0`),
  ],
)

/** Shipped goods that came back. */
export const returns = pgTable(
  'returns',
  {
    id: rowId(),
    orderId: integer('order_id')
      .notNull()
      .references(() => orders.id),
    shipmentId: integer('shipment_id')
      .notNull()
      .references(() => shipments.id),
    returnedAt: instant('returned_at').notNull(),
    takenBy: integer('taken_by').references(() => users.id, { onDelete: 'set null' }),
    reason: text('reason', { enum: returnReasons }).notNull(),
    note: text('note'),
  },
  table => [index('returns_order').on(table.orderId), index('returns_shipment').on(table.shipmentId)],
)

export const returnLines = pgTable(
  'return_lines',
  {
    returnId: integer('return_id')
      .notNull()
      .references(() => returns.id),
    orderId: integer('order_id').notNull(),
    line: integer('line').notNull(),
    quantity: integer('quantity').notNull(),
    /** Pieces of it that can be sold again. */
    restocked: integer('restocked').notNull(),
  },
  table => [
    primaryKey({ columns: [table.returnId, table.line] }),
    foreignKey({ columns: [table.orderId, table.line], foreignColumns: [orderLines.orderId, orderLines.line] }),
    index('return_lines_order').on(table.orderId, table.line),
    check('return_lines_quantity', sql`${table.quantity} > 0 and ${table.restocked} between 0 and ${table.quantity}`),
  ],
)
